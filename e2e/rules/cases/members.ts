import { deleteField, updateDoc } from 'firebase/firestore/lite';
import type { Actor } from '../harness/actors.ts';
import { leave, withChange } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, World } from '../harness/world.ts';

type Bend = (w: World) => DocumentData;

const others = (w: World, ...gone: Actor[]) => ({
  members: w.list.members.filter((uid) => !gone.some((actor) => w.uid(actor) === uid)),
  memberInfo: w.list.memberInfo.filter(({ uid }) => !gone.some((actor) => w.uid(actor) === uid)),
});

const called = (w: World, actor: Actor, displayName: unknown) =>
  w.list.memberInfo.map((info) =>
    info.uid === w.uid(actor) ? { uid: info.uid, displayName } : info,
  );

/** The list's own fields, and who is in it (§4 List membership, §6). */
export const members: Case[] = [
  ...row<Actor>('§6 any member renames the list', {
    attempt: (w, actor) => updateDoc(w.ref(actor), { name: 'Renamed' }),
    deny: ['visitor', 'ghost', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner', 'mem2'],
  }),
  ...row<DocumentData>('a list’s name and description stay within their bounds', {
    attempt: (w, fields) => updateDoc(w.ref('mem'), fields),
    deny: [
      { name: '' },
      { name: ' ' },
      { name: 'x'.repeat(101) },
      { name: 5 },
      { name: ['Birthday'] },
      { description: 'x'.repeat(2001) },
      { description: 7 },
      { description: ['a'] },
      { description: null },
    ],
    allow: { name: 'Renamed' },
    alsoAllow: [
      { description: 'Other things' },
      { description: deleteField() },
      { name: 'A', description: '' },
    ],
  }),
  ...row<Bend>('what a list is does not change', {
    attempt: (w, fields) => updateDoc(w.ref('mem'), { name: 'Renamed', ...fields(w) }),
    deny: [
      () => ({ id: 'other' }),
      () => ({ extra: 1 }),
      () => ({ inviteTokens: { x: null } }),
      () => ({ email: 'friend@example.com' }),
      (w) => ({ ownerId: w.uid('mem') }),
      (w) => ({ ownerId: w.uid('stranger') }),
      () => ({ name: deleteField() }),
      () => ({ members: deleteField() }),
      () => ({ items: deleteField() }),
      () => ({ ownerId: deleteField() }),
      () => ({ memberInfo: deleteField() }),
      () => ({ archived: true }),
    ],
    allow: () => ({}),
  }),
  ...row<Bend>('nor does a field vanish or appear by itself', {
    attempt: (w, fields) => updateDoc(w.ref('mem'), fields(w)),
    deny: [
      () => ({ id: deleteField() }),
      () => ({ members: deleteField() }),
      () => ({ items: deleteField() }),
      () => ({ items: null }),
      () => ({ ownerId: deleteField() }),
      () => ({ memberInfo: deleteField() }),
      () => ({ token: 'x' }),
      (w) => ({ ownerId: w.uid('mem') }),
    ],
    allow: () => ({ name: 'Renamed' }),
  }),
  ...row<[Actor, Actor]>('the owner hands the list to nobody, and nobody takes it', {
    attempt: (w, [actor, to]) => updateDoc(w.ref(actor), { ownerId: w.uid(to) }),
    deny: [
      ['owner', 'stranger'],
      ['owner', 'mem'],
      ['mem', 'mem'],
      ['stranger', 'stranger'],
    ],
    allow: ['owner', 'owner'],
  }),
  ...row<Actor>('§4 a member leaves; an owner does not', {
    attempt: (w, actor) => leave(w, actor),
    deny: ['owner', 'stranger', 'departed', 'visitor'],
    allow: 'mem',
    alsoAllow: ['mem2'],
  }),
  ...row<Bend>('who leaves takes nobody along and adds nobody', {
    attempt: (w, bend) => leave(w, 'mem', bend(w)),
    deny: [
      (w) => ({ memberInfo: w.list.memberInfo }),
      (w) => ({ members: w.list.members }),
      (w) => others(w, 'mem', 'mem2'),
      (w) => ({ members: others(w, 'mem', 'mem2').members }),
      (w) => ({ memberInfo: others(w, 'mem', 'mem2').memberInfo }),
      (w) => ({ memberInfo: others(w, 'mem2').memberInfo }),
      (w) => ({ memberInfo: [...others(w, 'mem').memberInfo, w.info('stranger')] }),
      (w) => ({
        memberInfo: others(w, 'mem').memberInfo.with(0, {
          ...w.info('owner'),
          displayName: 'Fool',
        }),
      }),
      (w) => ({ memberInfo: others(w, 'mem').memberInfo.toReversed() }),
      (w) => ({ members: [...others(w, 'mem').members, w.uid('stranger')] }),
      (w) => ({ members: others(w, 'mem').members.toReversed() }),
      () => ({ members: [], memberInfo: [] }),
      () => ({ name: 'Renamed' }),
      (w) => ({ items: withChange(w, 1, { name: 'X' }) }),
      (w) => ({ items: [w.items[0], w.items[2], w.items[3]] }),
    ],
    allow: () => ({}),
  }),
  ...row<Bend>(
    'who leaves a list of an older shape, without names, takes nobody along, names none',
    {
      prepare: (w) => updateDoc(w.ref('server'), { memberInfo: deleteField() }),
      attempt: (w, bend) => leave(w, 'mem', { memberInfo: deleteField(), ...bend(w) }),
      deny: [
        (w) => ({ memberInfo: [w.info('mem2')] }),
        () => ({ memberInfo: [] }),
        (w) => ({ members: others(w, 'mem', 'mem2').members }),
        (w) => ({ members: [...others(w, 'mem').members, w.uid('stranger')] }),
      ],
      allow: () => ({}),
    },
  ),
  ...row<Bend>('a member removes nobody else', {
    attempt: (w, fields) => leave(w, 'mem', fields(w)),
    deny: [
      (w) => others(w, 'owner'),
      (w) => others(w, 'mem2'),
      ({ list }) => ({ members: list.members }),
      ({ list }) => ({ memberInfo: list.memberInfo }),
      (w) => ({ members: w.list.members, memberInfo: others(w, 'mem2').memberInfo }),
      (w) => ({ members: others(w, 'mem2').members, memberInfo: w.list.memberInfo }),
      ({ list }) => ({ members: list.members.toReversed(), memberInfo: list.memberInfo }),
    ],
    allow: (w) => others(w, 'mem'),
  }),
  ...row<[Actor, Actor]>('nobody, not even the owner, removes another', {
    attempt: (w, [actor, gone]) =>
      actor === gone ? leave(w, actor) : updateDoc(w.ref(actor), others(w, gone)),
    deny: [
      ['owner', 'mem'],
      ['mem2', 'mem'],
      ['stranger', 'mem'],
    ],
    allow: ['mem', 'mem'],
  }),
  ...row<Bend>('nobody comes in without a token', {
    attempt: (w, fields) => updateDoc(w.ref('stranger'), fields(w)),
    deny: [
      (w) => ({
        members: [...w.list.members, w.uid('stranger')],
        memberInfo: [...w.list.memberInfo, w.info('stranger')],
      }),
      (w) => ({ members: [...w.list.members, w.uid('stranger')] }),
      (w) => ({ memberInfo: [...w.list.memberInfo, w.info('stranger')] }),
      (w) => ({ memberInfo: called(w, 'mem', 'Fool') }),
    ],
    // A member sends the same list back: nothing changes, so nothing is refused but the outsider.
    allow: () => ({}),
    prepare: (w, fields) =>
      Object.keys(fields(w)).length > 0
        ? Promise.resolve()
        : updateDoc(w.ref('server'), { members: [...w.list.members, w.uid('stranger')] }),
  }),
  ...row<Bend>('a member lets nobody in without a token', {
    attempt: (w, fields) => updateDoc(w.ref('mem'), fields(w)),
    deny: [
      (w) => ({
        members: [...w.list.members, w.uid('stranger')],
        memberInfo: [...w.list.memberInfo, w.info('stranger')],
      }),
      (w) => ({ members: [...w.list.members, w.uid('stranger')] }),
      (w) => ({ members: [...w.list.members, w.uid('mem')] }),
    ],
    allow: (w) => ({ memberInfo: called(w, 'mem', 'New name') }),
  }),
  ...row<Actor>('§4 a member changes his own name in the list, not another’s', {
    attempt: (w, whose) => updateDoc(w.ref('mem'), { memberInfo: called(w, whose, 'New name') }),
    deny: ['owner', 'mem2'],
    allow: 'mem',
  }),
  ...row<Actor>('§4 a member’s name is his own to change, wherever it stands', {
    attempt: (w, actor) => updateDoc(w.ref(actor), { memberInfo: called(w, actor, 'New name') }),
    deny: ['stranger'],
    allow: 'owner',
    alsoAllow: ['mem', 'mem2'],
    prepare: (w, actor) =>
      actor === 'stranger'
        ? updateDoc(w.ref('server'), { memberInfo: called(w, 'mem', 'Other') })
        : Promise.resolve(),
  }),
  ...row<unknown>('§3 a changed name is a line of 1 to 100 characters', {
    attempt: (w, name) => updateDoc(w.ref('mem'), { memberInfo: called(w, 'mem', name) }),
    deny: ['', ' ', 'x'.repeat(101), 5, null, { a: 1 }, ['Mem']],
    allow: 'New name',
  }),
  ...row<Bend>('with his name a member changes nothing else', {
    attempt: (w, bend) =>
      updateDoc(w.ref('mem'), { memberInfo: called(w, 'mem', 'New name'), ...bend(w) }),
    deny: [
      (w) => ({ memberInfo: called(w, 'mem', 'New').with(0, { ...w.info('owner'), a: 1 }) }),
      (w) => ({ memberInfo: called(w, 'mem', 'New').with(2, { uid: 'x', displayName: 'x' }) }),
      (w) => ({ memberInfo: called(w, 'mem', 'New').toReversed() }),
      (w) => ({ memberInfo: [...called(w, 'mem', 'New'), w.info('stranger')] }),
      (w) => ({ memberInfo: called(w, 'mem', 'New').slice(0, 2) }),
      (w) => ({
        memberInfo: w.list.memberInfo.with(1, { ...w.info('mem'), displayName: 'New', role: 'x' }),
      }),
      (w) => ({ memberInfo: w.list.memberInfo.with(1, w.info('stranger')) }),
      (w) => ({ memberInfo: w.list.memberInfo.with(2, { ...w.info('mem'), displayName: 'New' }) }),
      (w) => ({ memberInfo: w.list.memberInfo.with(0, { ...w.info('mem'), displayName: 'New' }) }),
      (w) => ({ members: [...w.list.members, w.uid('stranger')] }),
      (w) => ({ members: w.list.members.toReversed() }),
      () => ({ name: 'Renamed' }),
      (w) => ({ ownerId: w.uid('mem') }),
    ],
    allow: () => ({}),
  }),
];
