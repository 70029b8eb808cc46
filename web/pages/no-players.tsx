/** What to do next where a ladder has no players. */
export const NoPlayers = () => (
  <div class="nothing">
    <p>
      <strong>No players yet.</strong> Organiser? <a href="desk/">Add players on the Admin page</a>, and put this page’s{' '}
      <a href="wall/">QR code on a screen</a>. Everyone else: come back once the first results are in.
    </p>
  </div>
);
