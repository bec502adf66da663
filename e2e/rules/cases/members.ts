import { deleteField, updateDoc } from 'firebase/firestore';
import type { Actor } from '../harness/fixture.ts';
import { leave, withChange } from '../harness/moves.ts';
import { row, type Case } from '../harness/table.ts';
import type { DocumentData, Fixture } from '../harness/fixture.ts';

type Bend = (f: Fixture) => DocumentData;

const others = (f: Fixture, ...gone: Actor[]) => ({
  members: f.list.members.filter((uid) => !gone.some((actor) => f.uid(actor) === uid)),
  memberInfo: f.list.memberInfo.filter(({ uid }) => !gone.some((actor) => f.uid(actor) === uid)),
});

const called = (f: Fixture, actor: Actor, displayName: unknown) =>
  f.list.memberInfo.map((info) =>
    info.uid === f.uid(actor) ? { uid: info.uid, displayName } : info,
  );

/** The list's own fields, and who is in it (§4 List membership, §6). */
export const members: Case[] = [
  ...row<Actor>('§6 any member renames the list', {
    attempt: (f, actor) => updateDoc(f.ref(actor), { name: 'Renamed' }),
    deny: ['visitor', 'anonymous', 'stranger', 'invitee', 'departed'],
    allow: 'mem',
    alsoAllow: ['owner', 'mem2'],
  }),
  ...row<DocumentData>('a list’s name and description stay within their bounds', {
    attempt: (f, fields) => updateDoc(f.ref('mem'), fields),
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
  ...row<DocumentData>('a description from before its bound stays until it is changed', {
    fixture: () => ({ description: 'x'.repeat(2001) }),
    attempt: (f, fields) => updateDoc(f.ref('mem'), fields),
    deny: [{ description: 'y'.repeat(2001) }, { description: 'x'.repeat(2002) }],
    allow: { name: 'Renamed' },
    alsoAllow: [{ eventDate: '2999-12-31' }, { description: 'x' }, { name: 'Birthday' }],
  }),
  ...row<Bend>('what a list is does not change', {
    attempt: (f, fields) => updateDoc(f.ref('mem'), { name: 'Renamed', ...fields(f) }),
    deny: [
      () => ({ id: 'other' }),
      () => ({ extra: 1 }),
      () => ({ inviteTokens: { x: null } }),
      () => ({ email: 'friend@example.com' }),
      (f) => ({ ownerId: f.uid('mem') }),
      (f) => ({ ownerId: f.uid('stranger') }),
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
    attempt: (f, fields) => updateDoc(f.ref('mem'), fields(f)),
    deny: [
      () => ({ id: deleteField() }),
      () => ({ members: deleteField() }),
      () => ({ items: deleteField() }),
      () => ({ items: null }),
      () => ({ ownerId: deleteField() }),
      () => ({ memberInfo: deleteField() }),
      () => ({ token: 'x' }),
      (f) => ({ ownerId: f.uid('mem') }),
    ],
    allow: () => ({ name: 'Renamed' }),
  }),
  ...row<[Actor, Actor]>('only the owner hands the list over, and only to a member', {
    attempt: (f, [actor, to]) => updateDoc(f.ref(actor), { ownerId: f.uid(to) }),
    deny: [
      ['owner', 'stranger'],
      ['owner', 'departed'],
      ['mem', 'mem'],
      ['mem', 'mem2'],
      ['stranger', 'stranger'],
    ],
    allow: ['owner', 'mem'],
    alsoAllow: [['owner', 'owner']],
  }),
  ...row<(f: Fixture) => DocumentData>('a list is handed over, and nothing else', {
    attempt: (f, fields) => updateDoc(f.ref('owner'), { ownerId: f.uid('mem'), ...fields(f) }),
    deny: [
      () => ({ name: 'Renamed' }),
      () => ({ private: true }),
      (f) => others(f, 'mem2'),
      (f) => ({ ownerId: [f.uid('mem')] }),
      () => ({ ownerId: deleteField() }),
      () => ({ ownerId: '' }),
    ],
    allow: () => ({}),
  }),
  ...row<Actor>('§4 a member leaves; an owner does not', {
    attempt: (f, actor) => leave(f, actor),
    deny: ['owner', 'stranger', 'departed', 'visitor'],
    allow: 'mem',
    alsoAllow: ['mem2'],
  }),
  ...row<Bend>('who leaves takes nobody along and adds nobody', {
    attempt: (f, bend) => leave(f, 'mem', bend(f)),
    deny: [
      (f) => ({ memberInfo: f.list.memberInfo }),
      (f) => ({ members: f.list.members }),
      (f) => others(f, 'mem', 'mem2'),
      (f) => ({ members: others(f, 'mem', 'mem2').members }),
      (f) => ({ memberInfo: others(f, 'mem', 'mem2').memberInfo }),
      (f) => ({ memberInfo: others(f, 'mem2').memberInfo }),
      (f) => ({ memberInfo: [...others(f, 'mem').memberInfo, f.info('stranger')] }),
      (f) => ({
        memberInfo: others(f, 'mem').memberInfo.with(0, {
          ...f.info('owner'),
          displayName: 'Fool',
        }),
      }),
      (f) => ({ memberInfo: others(f, 'mem').memberInfo.toReversed() }),
      (f) => ({ members: [...others(f, 'mem').members, f.uid('stranger')] }),
      (f) => ({ members: others(f, 'mem').members.toReversed() }),
      () => ({ members: [], memberInfo: [] }),
      () => ({ name: 'Renamed' }),
      (f) => ({ items: withChange(f, 1, { name: 'X' }) }),
      (f) => ({ items: [f.items[0], f.items[2], f.items[3]] }),
    ],
    allow: () => ({}),
  }),
  ...row<Bend>(
    'who leaves a list of an older shape, without names, takes nobody along, names none',
    {
      prepare: (f) => updateDoc(f.ref('admin'), { memberInfo: deleteField() }),
      attempt: (f, bend) => leave(f, 'mem', { memberInfo: deleteField(), ...bend(f) }),
      deny: [
        (f) => ({ memberInfo: [f.info('mem2')] }),
        () => ({ memberInfo: [] }),
        (f) => ({ members: others(f, 'mem', 'mem2').members }),
        (f) => ({ members: [...others(f, 'mem').members, f.uid('stranger')] }),
      ],
      allow: () => ({}),
    },
  ),
  ...row<Bend>('a member removes nobody else', {
    attempt: (f, fields) => leave(f, 'mem', fields(f)),
    deny: [
      (f) => others(f, 'owner'),
      (f) => others(f, 'mem2'),
      ({ list }) => ({ members: list.members }),
      ({ list }) => ({ memberInfo: list.memberInfo }),
      (f) => ({ members: f.list.members, memberInfo: others(f, 'mem2').memberInfo }),
      (f) => ({ members: others(f, 'mem2').members, memberInfo: f.list.memberInfo }),
      ({ list }) => ({ members: list.members.toReversed(), memberInfo: list.memberInfo }),
    ],
    allow: (f) => others(f, 'mem'),
  }),
  ...row<[Actor, Actor]>('nobody, not even the owner, removes another without a note', {
    attempt: (f, [actor, gone]) =>
      actor === gone ? leave(f, actor) : updateDoc(f.ref(actor), others(f, gone)),
    deny: [
      ['owner', 'mem'],
      ['mem2', 'mem'],
      ['stranger', 'mem'],
    ],
    allow: ['mem', 'mem'],
  }),
  ...row<Bend>('nobody comes in without a token', {
    attempt: (f, fields) => updateDoc(f.ref('stranger'), fields(f)),
    deny: [
      (f) => ({
        members: [...f.list.members, f.uid('stranger')],
        memberInfo: [...f.list.memberInfo, f.info('stranger')],
      }),
      (f) => ({ members: [...f.list.members, f.uid('stranger')] }),
      (f) => ({ memberInfo: [...f.list.memberInfo, f.info('stranger')] }),
      (f) => ({ memberInfo: called(f, 'mem', 'Fool') }),
    ],
    // The stranger is a member here and writes no change, so only membership can be the cause.
    allow: () => ({}),
    prepare: (f, fields) =>
      Object.keys(fields(f)).length > 0
        ? Promise.resolve()
        : updateDoc(f.ref('admin'), { members: [...f.list.members, f.uid('stranger')] }),
  }),
  ...row<Bend>('a member lets nobody in without a token', {
    attempt: (f, fields) => updateDoc(f.ref('mem'), fields(f)),
    deny: [
      (f) => ({
        members: [...f.list.members, f.uid('stranger')],
        memberInfo: [...f.list.memberInfo, f.info('stranger')],
      }),
      (f) => ({ members: [...f.list.members, f.uid('stranger')] }),
      (f) => ({ members: [...f.list.members, f.uid('mem')] }),
    ],
    allow: (f) => ({ memberInfo: called(f, 'mem', 'New name') }),
  }),
  ...row<Actor>('§4 a member changes his own name in the list, not another’s', {
    attempt: (f, whose) => updateDoc(f.ref('mem'), { memberInfo: called(f, whose, 'New name') }),
    deny: ['owner', 'mem2'],
    allow: 'mem',
  }),
  ...row<Actor>('§4 a member’s name is his own to change, wherever it stands', {
    attempt: (f, actor) => updateDoc(f.ref(actor), { memberInfo: called(f, actor, 'New name') }),
    deny: ['stranger'],
    allow: 'owner',
    alsoAllow: ['mem', 'mem2'],
    prepare: (f, actor) =>
      actor === 'stranger'
        ? updateDoc(f.ref('admin'), { memberInfo: called(f, 'mem', 'Other') })
        : Promise.resolve(),
  }),
  ...row<unknown>('§3 a changed name is a line of 1 to 100 characters', {
    attempt: (f, name) => updateDoc(f.ref('mem'), { memberInfo: called(f, 'mem', name) }),
    deny: ['', ' ', 'x'.repeat(101), 5, null, { a: 1 }, ['Mem']],
    allow: 'New name',
  }),
  ...row<Bend>('with his name a member changes nothing else', {
    attempt: (f, bend) =>
      updateDoc(f.ref('mem'), { memberInfo: called(f, 'mem', 'New name'), ...bend(f) }),
    deny: [
      (f) => ({ memberInfo: called(f, 'mem', 'New').with(0, { ...f.info('owner'), a: 1 }) }),
      (f) => ({ memberInfo: called(f, 'mem', 'New').with(2, { uid: 'x', displayName: 'x' }) }),
      (f) => ({ memberInfo: called(f, 'mem', 'New').toReversed() }),
      (f) => ({ memberInfo: [...called(f, 'mem', 'New'), f.info('stranger')] }),
      (f) => ({ memberInfo: called(f, 'mem', 'New').slice(0, 2) }),
      (f) => ({
        memberInfo: f.list.memberInfo.with(1, { ...f.info('mem'), displayName: 'New', role: 'x' }),
      }),
      (f) => ({ memberInfo: f.list.memberInfo.with(1, f.info('stranger')) }),
      (f) => ({ memberInfo: f.list.memberInfo.with(2, { ...f.info('mem'), displayName: 'New' }) }),
      (f) => ({ memberInfo: f.list.memberInfo.with(0, { ...f.info('mem'), displayName: 'New' }) }),
      (f) => ({ members: [...f.list.members, f.uid('stranger')] }),
      (f) => ({ members: f.list.members.toReversed() }),
      () => ({ name: 'Renamed' }),
      (f) => ({ ownerId: f.uid('mem') }),
    ],
    allow: () => ({}),
  }),
];
