import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { handler } from '#cdk/index-document.ts';

const open = (uri: string) => handler({ request: { uri } });

describe('the page of a folder', () => {
  it('is the index document of a ladder, of a club and of the site', () => {
    expect(open('/lavers/main/')).toEqual({ uri: '/lavers/main/index.html' });
    expect(open('/lavers/')).toEqual({ uri: '/lavers/index.html' });
    expect(open('/')).toEqual({ uri: '/index.html' });
  });

  it('is found by a reader who forgets the last stroke', () => {
    expect(open('/lavers/main')).toMatchObject({ statusCode: 301, headers: { location: { value: '/lavers/main/' } } });
  });

  it('of an app is one for all ladders', () => {
    expect(open('/lavers/main/board/')).toEqual({ uri: '/apps/board/index.html' });
    expect(open('/lavers/main/player/')).toEqual({ uri: '/apps/player/index.html' });
    expect(open('/lavers/main/wall/')).toEqual({ uri: '/apps/wall/index.html' });
    expect(open('/lavers/main/embed/')).toEqual({ uri: '/lavers/main/embed/index.html' });
    expect(open('/lavers/main/me/')).toEqual({ uri: '/apps/me/index.html' });
    expect(open('/lavers/main/other/')).toEqual({ uri: '/lavers/main/other/index.html' });
    expect(open('/lavers/board/')).toEqual({ uri: '/lavers/board/index.html' });
  });

  it('leaves files alone', () => {
    expect(open('/lavers/main/view.json')).toEqual({ uri: '/lavers/main/view.json' });
    expect(open('/.well-known/security.txt')).toEqual({ uri: '/.well-known/security.txt' });
  });

  it('sends nobody to another site', () => {
    expect(open('//evil')).toEqual({ uri: '//evil' });
    expect(open('/\\evil')).toEqual({ uri: '/\\evil' });
  });

  it('stands alone, as the text that the edge runs', () => {
    const event = JSON.stringify({ request: { uri: '/lavers/' } });
    expect(runInNewContext(`${handler.toString()}; handler(${event})`)).toEqual({ uri: '/lavers/index.html' });
  });
});
