import { expect, test } from 'vitest'

import { mailboxOf } from './mailbox.server.ts'

test.each([
  ['Mina@boxhost.test', 'mina@boxhost.test'],
  ['mina@ｂｏxhost.test', 'mina@boxhost.test'],
  ['mina@BOXhost.TEST', 'mina@boxhost.test'],
  ['mina+31@boxhost.test', 'mina@boxhost.test'],
  ['"mi\\na"@boxhost.test', 'mina@boxhost.test'],
  ['mina(x)@boxhost.test', 'mina@boxhost.test'],
  ['m.i.n.a@googlemail.com', 'mina@gmail.com'],
  ['mi.na@boxhost.test', 'mi.na@boxhost.test'],
  ['vi\u212Aram@boxhost.test', 'vi\u212Aram@boxhost.test'],
  ['मीना@boxhost.test', 'मीना@boxhost.test'],
])('mail to %s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
