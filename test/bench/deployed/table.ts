import { setUpTable } from '#functions/database/dynamo/client.ts';
import { startEmulator } from '#test/ladders/start-emulator.ts';

const TABLE = 'bench';

export async function withTable<T>(work: (endpoint: string, table: string) => Promise<T>): Promise<T> {
  const emulator = await startEmulator();
  try {
    await setUpTable(emulator.endpoint, TABLE);
    return await work(emulator.endpoint, TABLE);
  } finally {
    emulator.stop();
  }
}
