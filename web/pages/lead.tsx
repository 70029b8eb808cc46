import type { CardView } from '../../shared/contract/card.ts';

/** In a sentence: who leads a ladder, or who has won it. */
export function Lead({ of: { state, leaders, winner } }: { readonly of: CardView }) {
  const [first, ...others] = leaders;
  if (state === 'finished')
    return winner ? (
      <>
        Finished: <bdi>{winner.name}</bdi> won.
      </>
    ) : (
      <>Finished.</>
    );
  if (!first) return <>{state === 'ahead' ? 'Not started yet.' : 'No players yet.'}</>;
  const lead = state === 'ahead' ? 'starts on top' : 'leads';
  return (
    <>
      <bdi>{first.name}</bdi> {others.length > 0 ? `and ${others.length} more lead` : lead}.
    </>
  );
}
