import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { consentText, type Notice } from '#app/enquiries/consent/notice.ts'
import { noticeText } from '#app/notifications/notification.ts'
import { freePort } from '#ops/bench/free-port.ts'
import { temporaryFolder } from '#test/helpers/database/data-folder.ts'
import { startMailServer, type MailServer, type TakenMail } from '#test/helpers/site/mail-server.ts'
import { connectTo, startSite, type Site } from '#test/helpers/site/site.ts'

const SOON = { timeout: 30_000, interval: 50 }
const { folder, remove } = temporaryFolder()
let mail: MailServer
let site: Site

beforeAll(async () => {
  mail = await startMailServer()
  const port = await freePort()
  site = await startSite(
    {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Sharma Homes <desk@homes.test>',
      MAIL_TO: 'team@homes.test',
    },
    folder,
  )
})
afterAll(async () => {
  await site.stop()
  await mail.stop()
  remove()
})

type Enquiry = { name: string; phone: string; email: string; message: string }

const ways = {
  'by the call': (enquiry: Enquiry) =>
    fetch(`${site.base}/api/v1/user/connect`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', pid: 'northlight' },
      body: JSON.stringify({ meta: { pid: 'northlight' }, pay: enquiry }),
    }),
  'by the form, without script': (enquiry: Enquiry) =>
    fetch(`${site.base}/connect`, {
      method: 'POST',
      headers: { Origin: 'null' },
      body: new URLSearchParams({ ...enquiry, country: 'IN', page: '/connect' }),
    }),
}

/** What a query answers, asked by the owner of the database. */
async function rowsOf<Row extends object>(query: string, values: unknown[]): Promise<Row[]> {
  const client = await connectTo(folder, 'northlight')
  const { rows } = await client.query<Row>(query, values)
  await client.end()
  return rows
}

/** The notice that was stored with who has this mail address. */
async function agreedTo(email: string): Promise<string> {
  const [row] = await rowsOf<{ text: string }>(
    `select text from privacy_notices join consents on notice = hash join leads on lead_id = leads.id
     where email = $1`,
    [email],
  )
  const notice: Notice = JSON.parse(row?.text ?? '')
  return consentText(notice)
}

/** The addresses that a mail leads to, in the way that its reader's program shows it. */
function linksOf({ html = '', text = '' }: TakenMail) {
  const inHtml = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => href ?? '')
  const inText = [...text.matchAll(/https?:\/\/\S+/g)].map(([href]) => href)
  return { inHtml, inText }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

for (const [index, [way, send]] of Object.entries(ways).entries()) {
  test(`who enquires ${way} is written what they agreed to, and its link withdraws it`, async () => {
    const email = `vimala${index}@post.test`
    const enquiry = { name: 'Vimala Rao', phone: `981234560${index}`, email, message: 'Price?' }
    expect((await send(enquiry)).status).toBe(200)
    const isHers = ({ recipient }: TakenMail) => recipient === email
    await vi.waitFor(() => expect(mail.taken.filter(isHers)).toHaveLength(1), SOON)
    const [confirmation] = mail.taken.filter(isHers)
    if (!confirmation) throw new Error('no mail')
    const text = oneLine(confirmation.text ?? '')
    expect(text).toContain(noticeText)
    expect(text).toContain(oneLine(await agreedTo(email)))
    const { inHtml, inText } = linksOf(confirmation)
    const isWithdrawal = (href: string) => href.startsWith(`${site.base}/privacy/withdraw/`)
    // As HTML it is a button, and written out below it.
    const [link = '', ...others] = new Set(inHtml.filter(isWithdrawal))
    expect([others, inText.filter(isWithdrawal)]).toEqual([[], [link]])
    for (const path of ['/privacy-notice', '/privacy-policy']) {
      expect(inText).toContain(site.base + path)
      expect((await fetch(site.base + path)).status).toBe(200)
    }
    // A program that looks into mails withdraws nothing.
    expect(await (await fetch(link)).text()).toContain('Withdraw your consent')
    const count = () => rowsOf('select from leads where email = $1', [email])
    expect(await count()).toHaveLength(1)
    const headers = { Origin: site.base }
    const pressed = await fetch(link, { method: 'POST', headers, redirect: 'manual' })
    expect(pressed.status).toBe(303)
    expect(await (await fetch(link)).text()).toContain('Your consent is withdrawn')
    expect(await count()).toHaveLength(0)
  })
}
