import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'

import { temporaryFolder } from '#test/data-folder.ts'

import { sendMail, type OutgoingMail } from './send-mail.server.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

const from = { name: 'Sharma Homes', address: 'desk@homes.test' }
const preview = { smtpUrl: undefined, from, to: ['team@homes.test'] }
const outgoing: OutgoingMail = {
  id: '0b2f.team',
  to: 'team@homes.test',
  replyTo: { name: 'Asha Rao', address: 'asha@post.test' },
  mail: {
    subject: 'New enquiry: Asha <Rao>',
    heading: 'New enquiry',
    parts: [{ kind: 'facts', facts: [{ label: 'Name', value: 'Asha <Rao>' }] }],
  },
}

test('without a server a mail is two files, one for a mail program and one for a browser', async () => {
  const mails = join(folder, 'mails')
  expect(await sendMail(outgoing, preview, mails)).toEqual({ kind: 'sent' })
  expect(readdirSync(mails).toSorted()).toEqual(['0b2f.team.eml', '0b2f.team.html'])
  // What visitors typed is for who develops alone.
  expect(statSync(mails).mode & 0o777).toBe(0o700)
  const read = await PostalMime.parse(readFileSync(join(mails, '0b2f.team.eml')))
  expect(read).toMatchObject({
    from,
    to: [{ address: 'team@homes.test' }],
    replyTo: [outgoing.replyTo],
    subject: 'New enquiry: Asha <Rao>',
    messageId: '<0b2f.team@homes.test>',
  })
  expect(read.text).toContain('Name: Asha <Rao>')
  const page = readFileSync(join(mails, '0b2f.team.html'), 'utf8')
  expect(read.html).toContain('Asha &lt;Rao&gt;')
  expect(page).toContain('Asha &lt;Rao&gt;')
  expect(page).not.toContain('<Rao>')
})

test('a second try writes the same two files', async () => {
  const again = join(folder, 'again')
  await sendMail(outgoing, preview, again)
  await sendMail(outgoing, preview, again)
  expect(readdirSync(again)).toHaveLength(2)
})

test('a folder that cannot be written is a try that failed, and no error', async () => {
  mkdirSync(join(folder, 'closed'))
  writeFileSync(join(folder, 'closed/mails'), 'a file')
  expect(await sendMail(outgoing, preview, join(folder, 'closed/mails'))).toMatchObject({
    kind: 'later',
    code: 'EEXIST',
  })
})
