import { doc, setDoc } from 'firebase/firestore';
import { randomUUID } from 'node:crypto';
import { invite, join, leave } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import { Fixture, type DocumentData } from '../harness/fixture.ts';

const me = (f: Fixture, changes: DocumentData = {}) => [
  ...f.list.memberInfo,
  { ...f.info('invitee'), ...changes },
];

/** What counts as a token (§4 Invite). */
export const tokens: Case[] = [
  ...row<boolean>('a revoked token admits nobody', {
    prepare: (f, revoked) =>
      f.write('mem', (batch) => {
        if (revoked) batch.delete(f.ref('mem', 'invites', f.inviteId));
        else batch.delete(f.ref('mem', 'invites', randomUUID()));
      }),
    attempt: (f) => join(f, 'invitee'),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('a token opens its own list only', {
    attempt: async (f, own) => {
      const other = await new Fixture(f.env).build();
      const token = own ? f.token : other.token;
      try {
        // The proof names the token, and the invite is deleted in its own list.
        await f.write('invitee', (batch, db) => {
          const lists = own ? f.id : other.id;
          batch.update(f.ref('invitee'), {
            members: [...f.list.members, f.uid('invitee')],
            memberInfo: me(f),
          });
          batch.set(f.ref('invitee', 'joins', f.uid('invitee')), { token });
          batch.delete(doc(db, 'lists', lists, 'invites', own ? f.inviteId : other.inviteId));
        });
      } finally {
        other.end();
      }
    },
    deny: [false],
    allow: true,
  }),
  ...row<unknown>('a token is a random UUID and nothing else', {
    attempt: (f, token) =>
      token === undefined
        ? join(f, 'invitee')
        : join(f, 'invitee', { proof: { token }, spend: null }),
    deny: [randomUUID(), '', null, 5, [], {}, 'x/../y', `${'a'.repeat(8)}/invites/b`],
    allow: undefined,
  }),
  ...row<boolean>('a token with slashes does not lead the rule elsewhere', {
    attempt: async (f, honest) => {
      if (honest) return join(f, 'invitee');
      // A document that looks like a token, in a place where others can write.
      const path = `${randomUUID()}/deep/${randomUUID()}`;
      const opens = { invite: f.inviteId };
      await setDoc(doc(f.as('admin'), `lists/${f.id}/inviteTokens/${path}`), opens);
      return join(f, 'invitee', {
        proof: { token: path },
        spend: null,
        more: (batch) => batch.delete(f.ref('invitee', 'invites', f.inviteId)),
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('another one’s proof is no proof', {
    prepare: (f) => setDoc(f.ref('admin', 'joins', f.uid('stranger')), { token: f.token }),
    attempt: (f, own) => join(f, 'invitee', own ? {} : { proof: null }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('nobody outside makes the invite he joins with', {
    attempt: (f, given) => {
      const token = given ? f.token : randomUUID();
      return join(f, 'stranger', {
        token,
        ...(given ? {} : { spend: null }),
        more: (batch) => {
          if (given) return;
          const id = randomUUID();
          const made = f.invite('stranger');
          batch.set(f.ref('stranger', 'invites', id), made);
          const opens = { invite: id, expiresAt: made.expiresAt };
          batch.set(f.ref('stranger', 'inviteTokens', token), opens);
        },
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('one token does not open two lists in one batch', {
    attempt: async (f, twice) => {
      const other = await new Fixture(f.env).build();
      try {
        await join(f, 'invitee', {
          more: (batch) => {
            if (!twice) return;
            const at = (...path: string[]) => doc(f.as('invitee'), 'lists', other.id, ...path);
            batch.update(at(), {
              members: [...other.list.members, f.uid('invitee')],
              memberInfo: [...other.list.memberInfo, f.info('invitee')],
            });
            batch.set(at('joins', f.uid('invitee')), { token: f.token });
          },
        });
      } finally {
        other.end();
      }
    },
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('§4 who left and is invited again joins again', {
    attempt: async (f) => {
      await leave(f, 'mem');
      const anew = await invite(f, 'owner');
      const now = f.list.members.filter((uid) => uid !== f.uid('mem'));
      const info = f.list.memberInfo.filter(({ uid }) => uid !== f.uid('mem'));
      await join(f, 'mem', {
        ...anew,
        members: [...now, f.uid('mem')],
        memberInfo: [...info, f.info('mem')],
      });
    },
    allow: true,
  }),
];
