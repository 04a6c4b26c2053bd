// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '#apollo/session/session.ts';
import { RejectedError } from '#lib/forms/rejection.ts';
import { uploadPhoto } from './uploadPhoto.ts';

/** The time in milliseconds in which gateway and web server accept a photo. */
const ARRIVAL_MS = 120_000;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Starts an upload whose request waits for the test. */
function startUpload() {
  const request = {
    open: vi.fn(),
    setRequestHeader: vi.fn(),
    send: vi.fn(),
    upload: {},
    timeout: 0,
    status: 0,
    responseText: '',
    onload: () => undefined,
    onerror: () => undefined,
  };
  vi.stubGlobal('XMLHttpRequest', function FakeRequest() {
    return request;
  });
  const { signal } = new AbortController();
  const options = { name: 'a bag.jpg', signal, onProgress: () => undefined };
  const uploaded = uploadPhoto(new Blob(['photo'], { type: 'image/jpeg' }), options);
  const respond = (status: number, body: unknown) => {
    Object.assign(request, { status, responseText: JSON.stringify(body) });
    request.onload();
  };
  return { request, respond, uploaded };
}

it('sends the photo, with its name in the query, for as long as the shop accepts it', async () => {
  const { request, respond, uploaded } = startUpload();
  expect(request.open).toHaveBeenCalledWith('POST', '/uploads/sell-photos?name=a%20bag.jpg');
  expect(request.timeout).toBeGreaterThan(ARRIVAL_MS);
  respond(200, { photo: { id: '7', path: '/files/7' } });
  expect(await uploaded).toEqual({ id: '7', path: '/files/7' });
});

it('rejects with the reason of the gateway; a 401 ends the session', async () => {
  const lose = vi.spyOn(session, 'lose').mockReturnValue();
  const { respond, uploaded } = startUpload();
  respond(401, { errors: [{ message: 'Please sign in.' }] });
  await expect(uploaded).rejects.toEqual(new RejectedError('Please sign in.'));
  expect(lose).toHaveBeenCalledOnce();
});

it('rejects with a message for the owner if the connection is lost', async () => {
  const { request, uploaded } = startUpload();
  request.onerror();
  await expect(uploaded).rejects.toThrow(RejectedError);
});
