import http from 'node:http';
import https from 'node:https';
import { vi } from 'vitest';

/** Has whatever asks AWS speak to a port of this computer instead, until mocks are restored. */
export function toPort(port: number): void {
  vi.spyOn(https, 'request').mockImplementation(((url: URL, options: http.RequestOptions) =>
    http.request(new URL(`${url.pathname}${url.search}`, `http://127.0.0.1:${port}`), options)) as never);
}
