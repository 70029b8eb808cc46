import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attempt, type Faults, faultsNow, Sending, UNTRIED } from '#web/ui/forms/form.tsx';

type Field = 'name' | 'url';

/** A form with two fields, of which the first must be filled in, and a service that answers when it is told to. */
class Desk {
  name = '';
  readonly sent: string[] = [];
  #attempt: Attempt<Field> = UNTRIED;
  #answer: ((said: Faults<Field> | string | undefined) => void) | undefined;
  readonly #sending = new Sending<Field>((attempt) => {
    this.#attempt = attempt;
  });
  readonly #terms = {
    check: (): Faults<Field> => ({ name: this.name === '' ? 'Please say its name.' : undefined }),
    send: () => {
      this.sent.push(this.name);
      return new Promise<Faults<Field> | string | undefined>((resolve) => {
        this.#answer = resolve;
      });
    },
  };

  get busy(): boolean {
    return this.#attempt.busy;
  }
  get faults(): Faults<Field> {
    return faultsNow(this.#attempt, this.#terms);
  }
  submit(): Promise<void> {
    return this.#sending.submit(this.#terms);
  }
  async answers(said: Faults<Field> | string | undefined): Promise<void> {
    this.#answer?.(said);
    this.#answer = undefined;
    // The answer passes through what waits for it.
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
}

describe('a form', () => {
  it('marks nothing before somebody has tried to send it', () => {
    expect(new Desk().faults.name).toBeUndefined();
  });

  it('sends nothing that is wrong, and marks it until it is right', async () => {
    const desk = new Desk();
    await desk.submit();
    expect([desk.sent, desk.faults.name, desk.busy]).toEqual([[], 'Please say its name.', false]);
    desk.name = 'ann';
    expect(desk.faults.name).toBeUndefined();
  });

  it('is sent once, however often the key is pressed until the answer is there', async () => {
    const desk = new Desk();
    desk.name = 'ann';
    for (let press = 0; press < 3; press++) void desk.submit();
    expect([desk.sent, desk.busy]).toEqual([['ann'], true]);
    await desk.answers(undefined);
    expect([desk.busy, desk.faults]).toEqual([false, {}]);
  });

  it('says why it was not done, of the whole form or of a field, and can then be sent again', async () => {
    const desk = new Desk();
    desk.name = 'ann';
    void desk.submit();
    await desk.answers('There is one already.');
    expect(desk.faults).toEqual({ form: 'There is one already.' });
    void desk.submit();
    expect([desk.busy, desk.faults]).toEqual([true, {}]);
    await desk.answers({ url: 'Must begin with https://.' });
    expect(desk.faults).toEqual({ url: 'Must begin with https://.' });
    expect(desk.sent).toEqual(['ann', 'ann']);
  });

  it('can be sent again after a defect, which is not kept back', async () => {
    let busy: boolean | undefined;
    const sending = new Sending((attempt) => {
      busy = attempt.busy;
    });
    const defect = { send: () => Promise.reject(new Error('a defect')) };
    await expect(sending.submit(defect)).rejects.toThrow('a defect');
    expect(busy).toBe(false);
    await expect(sending.submit(defect)).rejects.toThrow('a defect');
  });

  it('has at most one on its way, never sends what is wrong, and is not busy once all is answered', async () => {
    const step = fc.oneof(
      fc.constant({ does: 'press' as const }),
      fc.record({ does: fc.constant('type' as const), name: fc.constantFrom('', 'ann', 'bob') }),
      fc.record({ does: fc.constant('answer' as const), no: fc.constantFrom(undefined, 'no', { url: 'no' }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const desk = new Desk();
        for (const each of steps) {
          const [before, wasBusy] = [desk.sent.length, desk.busy];
          if (each.does === 'type') desk.name = each.name;
          if (each.does === 'press') void desk.submit();
          if (each.does === 'answer') await desk.answers(each.no);
          const sent = each.does === 'press' && !wasBusy && desk.name !== '';
          expect(desk.sent.length - before).toBe(sent ? 1 : 0);
        }
        await desk.answers(undefined);
        expect(desk.busy).toBe(false);
        expect(desk.sent).not.toContain('');
      }),
    );
  });
});
