import { doc, setDoc } from 'firebase/firestore/lite';
import { randomUUID } from 'node:crypto';
import { invite, join, leave } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import { World, type DocumentData } from '../harness/world.ts';

const me = (w: World, changes: DocumentData = {}) => [
  ...w.list.memberInfo,
  { ...w.info('invitee'), ...changes },
];

/** Whether a token is one (§4 Invite). */
export const tokens: Case[] = [
  ...row<boolean>('a revoked token admits nobody', {
    prepare: (w, revoked) =>
      w.write('mem', (batch) => {
        if (revoked) batch.delete(w.ref('mem', 'invites', w.inviteId));
        else batch.delete(w.ref('mem', 'invites', randomUUID()));
      }),
    attempt: (w) => join(w, 'invitee'),
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('a token opens its own list only', {
    attempt: async (w, own) => {
      const other = await new World(w.projectId).build();
      const token = own ? w.token : other.token;
      try {
        // The proof names the token; the invite behind it is spent where it lies.
        await w.write('invitee', (batch, db) => {
          const lists = own ? w.id : other.id;
          batch.update(w.ref('invitee'), {
            members: [...w.list.members, w.uid('invitee')],
            memberInfo: me(w),
          });
          batch.set(w.ref('invitee', 'joins', w.uid('invitee')), { token });
          batch.delete(doc(db, 'lists', lists, 'invites', own ? w.inviteId : other.inviteId));
        });
      } finally {
        await other.end();
      }
    },
    deny: [false],
    allow: true,
  }),
  ...row<unknown>('a token is a random UUID and nothing else', {
    attempt: (w, token) =>
      token === undefined
        ? join(w, 'invitee')
        : join(w, 'invitee', { proof: { token }, spend: null }),
    deny: [randomUUID(), '', null, 5, [], {}, 'x/../y', `${'a'.repeat(8)}/invites/b`],
    allow: undefined,
  }),
  ...row<boolean>('a token with slashes does not lead the rule elsewhere', {
    attempt: async (w, honest) => {
      if (honest) return join(w, 'invitee');
      // A document that would pass for a token, where somebody else can write.
      const path = `${randomUUID()}/deep/${randomUUID()}`;
      const opens = { invite: w.inviteId };
      await setDoc(doc(w.as('server'), `lists/${w.id}/inviteTokens/${path}`), opens);
      return join(w, 'invitee', {
        proof: { token: path },
        spend: null,
        more: (batch) => batch.delete(w.ref('invitee', 'invites', w.inviteId)),
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('another one’s proof is no proof', {
    prepare: (w) => setDoc(w.ref('server', 'joins', w.uid('stranger')), { token: w.token }),
    attempt: (w, own) => join(w, 'invitee', own ? {} : { proof: null }),
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('nobody outside makes the invite he joins with', {
    attempt: (w, given) => {
      const token = given ? w.token : randomUUID();
      return join(w, 'stranger', {
        token,
        ...(given ? {} : { spend: null }),
        more: (batch) => {
          if (given) return;
          const id = randomUUID();
          const made = w.invite('stranger');
          batch.set(w.ref('stranger', 'invites', id), made);
          const opens = { invite: id, expiresAt: made.expiresAt };
          batch.set(w.ref('stranger', 'inviteTokens', token), opens);
        },
      });
    },
    deny: [false],
    allow: true,
  }),
  ...row<boolean>('one token does not open two lists in one batch', {
    attempt: async (w, twice) => {
      const other = await new World(w.projectId).build();
      try {
        await join(w, 'invitee', {
          more: (batch) => {
            if (!twice) return;
            const at = (...path: string[]) => doc(w.as('invitee'), 'lists', other.id, ...path);
            batch.update(at(), {
              members: [...other.list.members, w.uid('invitee')],
              memberInfo: [...other.list.memberInfo, w.info('invitee')],
            });
            batch.set(at('joins', w.uid('invitee')), { token: w.token });
          },
        });
      } finally {
        await other.end();
      }
    },
    deny: [true],
    allow: false,
  }),
  ...row<boolean>('§4 who left and is invited again joins again', {
    attempt: async (w) => {
      await leave(w, 'mem');
      const anew = await invite(w, 'owner');
      const now = w.list.members.filter((uid) => uid !== w.uid('mem'));
      const info = w.list.memberInfo.filter(({ uid }) => uid !== w.uid('mem'));
      await join(w, 'mem', {
        ...anew,
        members: [...now, w.uid('mem')],
        memberInfo: [...info, w.info('mem')],
      });
    },
    allow: true,
  }),
];
