import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inFolder } from '#test/bench/figures.ts';
import { build } from '#test/bench/trees.ts';

/** What a checkout holds besides its sources. */
const LEFT_OUT = /^(?:node_modules|dist|cdk\.out|\..+)$/;
const HEAD = 'functions/ladders/head.ts';
const RULES = /(export const RULES: number = )(\d+);/;

/** Builds a release of the same sources into a folder, by whose rules logs may come out otherwise: it works all ladders out again. */
export async function buildNext(checkout: string, folder: string): Promise<string> {
  return inFolder(async (path) => {
    const isSource = (file: string): boolean => !LEFT_OUT.test(relative(checkout, file).split(sep)[0] ?? '');
    cpSync(checkout, path, { recursive: true, filter: isSource });
    symlinkSync(join(checkout, 'node_modules'), join(path, 'node_modules'));
    const head = readFileSync(join(path, HEAD), 'utf8');
    if (!RULES.test(head)) throw new Error(`${HEAD} has no number of its rules`);
    writeFileSync(
      join(path, HEAD),
      head.replace(RULES, (_, name, number) => `${name}${Number(number) + 1};`),
    );
    return build({ name: 'now', path }, folder);
  });
}
