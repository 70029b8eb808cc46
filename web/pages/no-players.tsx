import { TEXT } from './texts.ts';

/** What to do next where a ladder has no players. `asking`: where people ask to join it, if they may. */
export const NoPlayers = ({ asking }: { readonly asking: string | undefined }) => (
  <div class="nothing">
    <p>
      <strong>{TEXT.nobody.none}</strong>
      {TEXT.nobody.organiser(
        (add) => (
          <a href="desk/">{add}</a>
        ),
        (screen) => (
          <a href="wall/">{screen}</a>
        ),
      )}
      {asking === undefined ? TEXT.nobody.others : TEXT.nobody.join((words) => <a href={asking}>{words}</a>)}
    </p>
  </div>
);
