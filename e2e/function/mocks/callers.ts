import { AUTH, DIRECT, THROUGH_HOSTING } from './ports.ts';

/** What the function answered. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
  text: string;
}

interface Call {
  /** Sent as is; `{url}` is made of `url` otherwise. */
  raw?: string;
  url?: string;
  token?: string | null;
  method?: string;
  contentType?: string;
  hosting?: boolean;
}

let users = 0;
let spent = Infinity;
let token = '';

/** The ID token of a new account of the Auth emulator; anonymous without e-mail. */
export async function newToken(anonymous = false): Promise<string> {
  if (anonymous) return askForToken('signUp', {});
  const account = {
    email: `function-${process.pid}-${users++}@example.com`,
    password: 'Secret-123',
  };
  await askForToken('signUp', account);
  // The emulator notes the time of a sign-up twice. When a second begins in between, firebase-admin takes
  // the token of the sign-up for one that was issued before the password was changed.
  return askForToken('signInWithPassword', account);
}

async function askForToken(method: string, account: object): Promise<string> {
  const response = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  );
  const body: unknown = await response.json();
  if (typeof body === 'object' && body !== null && 'idToken' in body) return String(body.idToken);
  throw new Error(`The Auth emulator gave no token: ${JSON.stringify(body)}`);
}

/** A token that has requests left: a new user every fifteen calls, so that no limit is met. */
async function freshToken(): Promise<string> {
  if (spent >= 15) {
    spent = 0;
    token = await newToken();
  }
  spent++;
  return token;
}

/** Calls the function. */
export async function call(request: Call): Promise<Answer> {
  const bearer = request.token === undefined ? await freshToken() : request.token;
  const method = request.method ?? 'POST';
  const response = await fetch(request.hosting === true ? THROUGH_HOSTING : DIRECT, {
    method,
    headers: {
      'content-type': request.contentType ?? 'application/json',
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(method === 'GET' ? {} : { body: request.raw ?? JSON.stringify({ url: request.url }) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
