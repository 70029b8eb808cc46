import { TEXT } from './words.ts';

/** What to do next where a ladder has no players. */
export const NoPlayers = () => (
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
    </p>
  </div>
);
