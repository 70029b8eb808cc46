/** The scripts that stand by themselves, by the path under which pages name them, and the sources they are built from. */
export const SCRIPTS = {
  '/assets/refresh.js': 'web/apps/ladder/main.ts',
  '/assets/ways.js': 'web/apps/ladder/draw-recent-rungs.ts',
  '/assets/front.js': 'web/apps/front/main.ts',
  '/assets/enter.js': 'web/apps/enter/main.ts',
  '/assets/join.js': 'web/apps/join/main.tsx',
  '/assets/sign-up.js': 'web/apps/sign-up/main.tsx',
  '/assets/chart.js': 'web/apps/chart/main.tsx',
  '/assets/rounds.js': 'web/apps/rounds/main.tsx',
  '/assets/game.js': 'web/apps/game/main.tsx',
  '/assets/share.js': 'web/apps/share/main.tsx',
  '/assets/signed-in.js': 'web/apps/signed-in/load.ts',
  '/assets/what-if.js': 'web/apps/what-if/load.ts',
  '/assets/live.js': 'web/ui/page/live.ts',
  '/assets/reference.js': 'web/apps/reference/main.ts',
  '/worker.js': 'web/apps/worker/main.ts',
} as const;

/** The one file that no page names: apps install it in the browser. At the root, it may look after any address. */
export const WORKER: keyof typeof SCRIPTS = '/worker.js';

/** An app that comes in parts: its own script, and those that it loads when they are needed. */
interface AppScripts {
  readonly main: string;
  readonly parts?: Readonly<Record<string, string>>;
  /** Whether it loads the ladder's system: alone, or with its rules in plain words as one more part. */
  readonly systems?: true | 'rules-apart';
}

/** The apps in parts. They lie in one folder named by edition, so that a part loaded later fits what runs. */
export const APP_SCRIPTS = {
  'what-if': { main: 'web/apps/what-if/main.tsx', systems: true },
  player: {
    main: 'web/apps/player/main.tsx',
    parts: { people: 'web/apps/player/pairs/people.tsx' },
    systems: true,
  },
  'signed-in': { main: 'web/apps/signed-in/main.ts', systems: true },
  wall: { main: 'web/apps/wall/main.tsx', parts: { qr: 'web/ui/page/qr-encoder.ts' } },
  board: {
    main: 'web/apps/board/main.tsx',
    parts: { tonight: 'web/apps/board/tonight/part.tsx' },
    systems: true,
  },
  desk: {
    main: 'web/apps/admin/main.tsx',
    parts: {
      approvals: 'web/apps/admin/approvals.tsx',
      code: 'web/apps/admin/confirming.tsx',
      asked: 'web/apps/admin/asked-games.tsx',
      people: 'web/apps/admin/people/panel.tsx',
      pairs: 'web/apps/admin/pairs/part.tsx',
      lists: 'web/apps/admin/people/reading/part.ts',
      log: 'web/apps/admin/log.tsx',
      seasons: 'web/apps/admin/seasons/section.tsx',
      newcomers: 'web/apps/admin/people/newcomers.tsx',
      more: 'web/apps/admin/club/panel.tsx',
      change: 'web/apps/admin/change.tsx',
      decoding: 'web/ui/forms/decoding.ts',
      trial: 'web/apps/admin/trial/panel.tsx',
      others: 'web/apps/admin/trial/by-others.tsx',
      webmaster: 'web/apps/admin/files/panel.tsx',
      'admin-history': 'web/apps/admin/people/admin-history.tsx',
      disputes: 'web/apps/admin/disputes.tsx',
      also: 'web/ui/ladder/also-count.tsx',
      ending: 'web/apps/admin/club/ending.tsx',
      forget: 'web/apps/admin/club/forgetting.tsx',
      guide: 'web/apps/admin/guide/part.tsx',
      handover: 'web/apps/admin/club/handing-over.tsx',
      lineup: 'web/ui/ladder/pairs/lineup.tsx',
      moves: 'web/ui/chess/reading-pgn.ts',
      'own-address': 'web/apps/admin/club/own-address.tsx',
      pots: 'web/apps/admin/pots.tsx',
      qr: 'web/ui/page/qr-encoder.ts',
      roll: 'web/apps/admin/roll.tsx',
      search: 'web/apps/admin/search/part.tsx',
      shares: 'web/apps/admin/shares.tsx',
      workbook: 'web/apps/admin/people/reading/workbook.ts',
    },
    systems: 'rules-apart',
  },
  new: {
    main: 'web/apps/admin/new.tsx',
    parts: { rules: 'web/apps/admin/rules/form.tsx' },
    systems: 'rules-apart',
  },
  me: {
    main: 'web/apps/me/main.tsx',
    parts: {
      also: 'web/apps/me/also.tsx',
      'by-link': 'web/apps/me/by-link/by-link.tsx',
      'by-mail': 'web/ui/session/by-mail.tsx',
      decoding: 'web/ui/forms/decoding.ts',
      challenges: 'web/apps/me/open-challenges.tsx',
      confirming: 'web/apps/me/confirming.tsx',
      'home-offer': 'web/apps/me/home-offer.tsx',
      join: 'web/apps/me/join.tsx',
      lineup: 'web/ui/ladder/pairs/lineup.tsx',
      more: 'web/apps/me/more.tsx',
      moves: 'web/apps/me/moves.tsx',
      partners: 'web/apps/me/pairs/partners.tsx',
      pots: 'web/apps/me/pots.tsx',
      pyramid: 'web/apps/me/pyramid.tsx',
      rounds: 'web/apps/me/table.tsx',
      rest: 'web/apps/me/rest.tsx',
      suggested: 'web/apps/me/suggested.tsx',
      tonight: 'web/apps/me/tonight.tsx',
    },
    systems: true,
  },
} as const satisfies Readonly<Record<string, AppScripts>>;

export type AppName = keyof typeof APP_SCRIPTS;

/** What an app has done beside its page, by name: the script is /assets/NAME.EDITION/app.js. */
export const WORKERS = { trial: 'web/apps/admin/trial/worker.ts' } as const;

export type PartName = {
  [App in AppName]: (typeof APP_SCRIPTS)[App] extends { readonly parts: infer Parts } ? keyof Parts : never;
}[AppName];

export type Scripts = Readonly<Record<string, string>>;

const OF_EDITION = /^\/assets\/([a-z-]+)\.[0-9a-f]{12}\/[a-z-]+\.js$/;

/** Whether the path of a script changes with its content. */
export const isOfEdition = (path: string): boolean => OF_EDITION.test(path);

/** The path of the own script of an app, or of a worker, among the paths of all; the name alone where it was not built. */
export const scriptOf = (app: AppName | keyof typeof WORKERS, paths: readonly string[]): string =>
  paths.find((path) => OF_EDITION.exec(path)?.[1] === app && path.endsWith('/app.js')) ?? `/assets/${app}.js`;
