import { beforeEach, expect, test } from 'vitest'

import { ownTexts } from '#app/strings/en/own-account.ts'
import { db } from '#db/client.server.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'
import { password, signIn } from '#test/staff/each-role.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const Origin = 'http://homes.test'
const PAGE = '/dashboard/account/sessions'
const asking = signedInOwner()
let here = ''
let secondBrowser = ''

beforeEach(async () => {
  const { agent } = asking.people
  await db.deleteFrom('staff_sessions').where('user_id', '=', agent.id).execute()
  ;[secondBrowser, here] = [await signIn(agent), await signIn(agent)]
})

async function shown(path: string, Cookie: string): Promise<string> {
  return (await (await fetchPath(path, { headers: { Cookie } })).text()).split('<script')[0] ?? ''
}

/** The sessions that a page offers to end. */
async function offered(Cookie: string): Promise<string[]> {
  const html = await shown(PAGE, Cookie)
  return [...html.matchAll(/name="session" value="([^"]+)"/g)].map(([, id = '']) => id)
}

const end = (fields: Record<string, string>, Cookie = here) =>
  postForm(PAGE, fields, { Origin, Cookie })

async function areIn(): Promise<number[]> {
  const answers = [here, secondBrowser].map((Cookie) =>
    fetchPath('/dashboard', { headers: { Cookie } }),
  )
  return (await Promise.all(answers)).map(({ status }) => status)
}

test('a user sees where else they are signed in, and ends it with their password alone', async () => {
  expect(await shown('/dashboard/account', here)).toContain(`href="${PAGE}"`)
  const [session = '', ...more] = await offered(here)
  expect(more).toEqual([])
  for (const typed of ['', 'not the password']) {
    const refused = await end({ session, password: typed })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain(ownTexts.password.wrong)
  }
  expect((await end({ password })).status).toBe(422)
  expect(await areIn()).toEqual([200, 200])
  const ended = await end({ session, password })
  expect(await ended.text()).toContain(ownTexts.sessions.ended(1))
  expect(await areIn()).toEqual([200, 302])
  expect(await shown(PAGE, here)).toContain(ownTexts.sessions.alone)
  expect(await shown('/dashboard/team', asking.Cookie)).toContain(
    'The agent ended 1 session of The agent',
  )
})

test('no one ends there a session of another user, or the one that asks', async () => {
  const strangers = await signIn(asking.people.owner)
  const [session = ''] = await offered(strangers)
  expect(session).not.toBe('')
  expect(await (await end({ session, password })).text()).toContain(ownTexts.sessions.ended(0))
  expect((await fetchPath('/dashboard', { headers: { Cookie: strangers } })).status).toBe(200)
  const [own = ''] = await offered(secondBrowser)
  expect((await end({ session: own, password })).status).toBe(422)
  expect(await areIn()).toEqual([200, 200])
})

test('an owner ends their own there, too, and not by the panel of the accounts', async () => {
  const { owner } = asking.people
  const panel = `/dashboard/team/${owner.id}`
  const Cookie = await signIn(owner)
  const html = await shown(panel, Cookie)
  expect(html).toContain(`href="${PAGE}"`)
  expect(html).not.toContain(`action="${panel}/sessions"`)
  const led = await postForm(`${panel}/sessions`, {}, { Origin, Cookie })
  expect(led.headers.get('Location')).toBe(PAGE)
  expect((await fetchPath('/dashboard', { headers: { Cookie } })).status).toBe(200)
})
