/// <reference lib="dom" />
import type { PartName } from '#web/scripts.ts';
import { keepOffline } from './offline.ts';

/**
 * Loads a script. Rejects where it does not come, and may be asked again then: a browser never again imports what it
 * could not import once, so that the script is fetched first, and imported once it is there.
 */
export async function loadScript<Module>(address: string): Promise<Module> {
  const coming = COMING.get(address) ?? fetchScript(address);
  COMING.set(address, coming);
  coming.catch(() => COMING.delete(address));
  await coming;
  const module = await import(address);
  THERE.set(address, module);
  return module;
}

/** Those that are there. */
const THERE = new Map();

/** Those that were asked for, but for those that did not come. */
const COMING = new Map<string, Promise<void>>();

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  await response.arrayBuffer();
  // A network in between may answer with a page of its own.
  if (!response.ok || !isScript(response)) throw new Error(`${address}: ${response.status}`);
}

const isScript = ({ headers }: Response): boolean => headers.get('content-type')?.includes('javascript') ?? false;

/** Where a part of this app lies: beside the app's own script. */
export const addressOfPart = (name: string): string => new URL(`./${name}.js`, import.meta.url).href;

/** A part that has come already, and can be drawn at once. */
export const partThere = <Module>(name: PartName): Module | undefined => THERE.get(addressOfPart(name));

/** Loads a part of this app, which is there without a connection from then on, where the app itself is. */
export async function loadPart<Module>(name: PartName): Promise<Module> {
  const address = addressOfPart(name);
  const part = await loadScript<Module>(address);
  void keepOffline(address);
  return part;
}
