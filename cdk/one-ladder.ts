interface Subscribing {
  readonly info: { readonly channel: { readonly path: string; readonly segments: readonly string[] } };
}

/** What AppSync's runtime gives to a handler; refusing ends it. */
declare const util: { readonly unauthorized: () => void };

/**
 * Lets a page listen to one ladder a channel, `/ladders/CLUB/LADDER`. What is told is paid for each listener: on `/ladders/*`
 * one socket would be told of all ladders, by anybody who likes.
 *
 * AppSync runs the text of this function, so it stands alone and keeps to APPSYNC_JS.
 */
export function onSubscribe(context: Subscribing): void {
  const channel = context.info.channel;
  if (channel.segments.length !== 3 || channel.path.includes('*')) util.unauthorized();
}
