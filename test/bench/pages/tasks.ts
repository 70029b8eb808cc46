import * as z from 'zod/mini';

/** What a trace has to tell of. */
export const CATEGORIES = ['disabled-by-default-devtools.timeline', '__metadata'] as const;

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** What the thread itself took, in microseconds: what others did on the machine meanwhile is no part of it. */
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.string()) })),
});
type TraceEvent = z.infer<typeof event>;

const trace = z.object({ traceEvents: z.array(z.unknown()) });

/** How long each task of the page's own thread took, in milliseconds of that thread. */
export function tasksIn(text: string): readonly number[] {
  const events = trace.parse(JSON.parse(text)).traceEvents.flatMap((each) => event.safeParse(each).data ?? []);
  const pages = new Set(events.filter(isPage).map(threadOf));
  return events
    .filter((each) => each.name === 'RunTask' && pages.has(threadOf(each)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

const isPage = ({ name, args }: TraceEvent): boolean => name === 'thread_name' && args?.name === 'CrRendererMain';
const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
