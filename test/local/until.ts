/** Waits for something to come true, for a time in milliseconds at most. */
export async function until(holds: () => boolean | Promise<boolean>, patience = 40_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it never came true');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
