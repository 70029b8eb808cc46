import { describe, expect, it } from 'vitest';
import { idleWords } from '#shared/rules/common/settings-in-words.ts';
import { houseSettings } from '#shared/systems/house/settings.ts';
import { rulesOf } from '#shared/systems/words.ts';
import type { ChessClub } from '../systems/club.ts';
import { houseOf, lapsedOf } from './club.ts';

const SILENT = { acceptDays: 5, playDays: 14, playLate: 'lost-by-silent' };

/** 4 has challenged 2 on 1 March, who has accepted; they have until 15 March to play. */
function accepted(settings: object = {}, changes: object = {}): ChessClub {
  const club = houseOf(5, { ...SILENT, ...settings }, changes);
  return club.accept(club.issue('4', '2', 'c')).at('2023-03-05 12:00');
}

const offers = (club: ChessClub, ...players: readonly string[]): ChessClub => {
  for (const player of players) club.does('offer', { challenge: 'c', player });
  return club;
};

/** How the ladder stands once the days to play are over, and what became of the challenge. */
const afterwards = (club: ChessClub) => {
  club.at('2023-03-16').settle();
  return [club.order, ...lapsedOf(club).map((each) => each.split(': ')[1])];
};

describe('a challenge that is not played in time is lost by whoever offered no day (H15)', () => {
  it('the challenged player where the challenger alone has offered one', () => {
    expect(afterwards(offers(accepted(), '4'))).toEqual(['1 4 2 3 5', '4 to 2 forfeited']);
  });

  it('the challenger where the challenged player alone has, who keeps their rung', () => {
    expect(afterwards(offers(accepted(), '2'))).toEqual(['1 2 3 4 5', '4 to 2 defended']);
    expect(afterwards(offers(accepted({ defence: 'up-one' }), '2'))).toEqual(['2 1 3 4 5', '4 to 2 defended']);
  });

  it('nobody where both have, or neither, and nothing moves', () => {
    expect(afterwards(offers(accepted(), '4', '2'))).toEqual(['1 2 3 4 5', '4 to 2 closed']);
    expect(afterwards(accepted())).toEqual(['1 2 3 4 5', '4 to 2 closed']);
  });

  it('nobody where it was never accepted, whatever was offered', () => {
    const club = houseOf(5, { ...SILENT, acceptDays: 0 });
    club.challenge('4', '2', 'c');
    expect(afterwards(offers(club, '4'))).toEqual(['1 2 3 4 5', '4 to 2 closed']);
  });

  it('who is named as the one who lost it, and as the one who was silent', () => {
    const settled = (player: string) =>
      offers(accepted(), player)
        .at('2023-03-16')
        .settle()
        .season.lines()
        .flatMap(({ effects }) => effects.settled)[0];
    expect(settled('4')).toMatchObject({ name: 'deadline-c', dropped: ['2'], silent: '2', clause: 'H15' });
    expect(settled('2')).toMatchObject({ name: 'deadline-c', dropped: ['4'], silent: '4', clause: 'H15' });
  });

  it('and the same two wait before they challenge again, but not after one that nobody lost (H5)', () => {
    const lost = offers(accepted({ rematchWeeks: 4 }), '2').at('2023-03-16');
    expect(() => lost.challenge('4', '2')).toThrow('rematch-too-soon (H5)');
    expect(accepted({ rematchWeeks: 4 }).at('2023-03-16').challenge('4', '2').open).toEqual(['4 to 2']);
  });

  it('and a rung that was kept so is defended, on the last day to play (H6)', () => {
    const club = offers(accepted({ protectedDays: 3 }), '2').at('2023-03-18 12:00');
    expect(() => club.challenge('3', '2')).toThrow('protected (H6)');
    expect(club.at('2023-03-19 12:00').challenge('3', '2').open).toEqual(['3 to 2']);
  });

  it('not where it was played by then, whenever that is told, which undoes the loss', () => {
    const club = offers(accepted(), '4').at('2023-03-18 12:00');
    club.result({ challenge: 'c' }, [0, 1], '2023-03-15 20:00');
    expect([club.order, lapsedOf(club)]).toEqual(['1 2 3 4 5', []]);
  });

  it('by the settings under which it was issued', () => {
    const club = accepted();
    club.does('configure', { settings: { playLate: 'lapses' } });
    expect(afterwards(offers(club, '4'))).toEqual(['1 4 2 3 5', '4 to 2 forfeited']);
  });

  it('later where it was put off, and the offer still stands (H16)', () => {
    const club = offers(accepted(), '4');
    club.does('postpone', { challenge: 'c' });
    expect(afterwards(club)).toEqual(['1 2 3 4 5']);
    club.at('2023-03-23').settle();
    expect(club.order).toBe('1 4 2 3 5');
  });
});

describe('offering a day (H15)', () => {
  it('is possible once for each of the two', () => {
    const club = offers(accepted(), '4', '2');
    for (const player of ['4', '2'])
      expect(() => offers(club, player)).toThrow(
        `already-offered (H15): ${player} already offered a day for this challenge.`,
      );
  });

  it('is for the two of the challenge alone, also once that is over', () => {
    const club = accepted();
    for (const player of ['3', 'nobody']) expect(() => offers(club, player)).toThrow('unknown-challenge (H15)');
    expect(() => club.does('offer', { challenge: 'd', player: '4' })).toThrow('unknown-challenge (H15)');
    club.result({ challenge: 'c' }, [1, 0]);
    expect(() => offers(club, '3')).toThrow('unknown-challenge (H15)');
  });

  it('is refused once the challenge is over, or its result waits', () => {
    const waiting = accepted({ confirm: 3 });
    waiting.does('result', { challenge: 'c', score: [1, 0], reported: '4' });
    expect(() => offers(waiting, '4')).toThrow('closed-challenge (H15)');
    const over = accepted().result({ challenge: 'c' }, [1, 0]);
    expect(() => offers(over, '4')).toThrow('closed-challenge');
  });

  it('can be voided like any line, and made again', () => {
    const club = accepted();
    const { line } = club.does('offer', { challenge: 'c', player: '4' });
    club.void(line);
    expect(afterwards(club)).toEqual(['1 2 3 4 5', '4 to 2 closed']);
    const again = accepted();
    again.void(again.does('offer', { challenge: 'c', player: '4' }).line);
    expect(afterwards(offers(again, '4'))).toEqual(['1 4 2 3 5', '4 to 2 forfeited']);
  });

  it('that is voided after the last day gives the rung back', () => {
    const club = accepted();
    const { line } = club.does('offer', { challenge: 'c', player: '4' });
    club.at('2023-03-16').settle();
    expect(club.order).toBe('1 4 2 3 5');
    club.void(line);
    expect([club.order, lapsedOf(club).length]).toEqual(['1 2 3 4 5', 1]);
  });
});

describe('a day to accept that comes after the one to play (H14)', () => {
  const toldWith = (settings: Record<string, number | string>) => {
    const header = houseOf(2, settings).ladder.header;
    const { acceptDays, acceptLate } = houseSettings;
    return {
      rules: rulesOf(header).some(({ heading }) => heading === 'Accepting'),
      form: idleWords(acceptDays, { header }),
      asksWhatThen: acceptLate.matters?.({ header }),
    };
  };

  it('is not written among the rules, and the form says that it never comes first', () => {
    expect(toldWith({ acceptDays: 14, playDays: 7 })).toEqual({
      rules: false,
      form: 'Challenges have to be played sooner than that, so this deadline never comes first.',
      asksWhatThen: false,
    });
    const both = { rules: true, form: undefined, asksWhatThen: true };
    expect([toldWith({ acceptDays: 7, playDays: 7 }), toldWith({ acceptDays: 14, playDays: 0 })]).toEqual([both, both]);
  });
});

describe('a challenge to a player who may not have heard of it (H14)', () => {
  const unreached = (settings: object): ChessClub => {
    const club = houseOf(5, {
      acceptDays: 5,
      playDays: 14,
      acceptLate: 'lost',
      playLate: 'lost-by-challenged',
      ...settings,
    });
    return club.does('challenge', { id: 'c', challenger: '4', challenged: '2', unreached: true });
  };
  const settled = (club: ChessClub) => {
    club.at('2023-05-01').settle();
    return [club.order, ...lapsedOf(club)];
  };

  it('lapses where it is not accepted, though others are lost by that', () => {
    expect(settled(unreached({}))).toEqual(['1 2 3 4 5', 'acceptance-c at 2023-03-07T00:00Z (H14): 4 to 2 closed']);
  });

  it.each(['lost-by-challenged', 'lost-by-both'])(
    'lapses where it has no day to accept, and others that are not played are %s',
    (playLate) => {
      expect(settled(unreached({ acceptDays: 0, playLate }))).toEqual([
        '1 2 3 4 5',
        'deadline-c at 2023-03-16T00:00Z (H15): 4 to 2 closed',
      ]);
    },
  );

  it('is like any other once it is accepted', () => {
    const club = unreached({}).accept({ challenge: 'c' });
    expect(settled(club)).toEqual(['1 4 2 3 5', 'deadline-c at 2023-03-16T00:00Z (H15): 4 to 2 forfeited']);
  });

  it('does not keep the same two waiting (H5)', () => {
    const club = unreached({ rematchWeeks: 8 }).at('2023-03-07 10:00').challenge('4', '2');
    expect(club.open).toEqual(['4 to 2']);
  });

  it('can be declined, which costs what it costs (H17)', () => {
    const club = unreached({ freeDeclines: 0, declining: 'lost' }).decline({ challenge: 'c' });
    expect(club.order).toBe('1 4 2 3 5');
  });
});
