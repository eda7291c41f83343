import { expect, test } from 'vitest'

import { navTexts } from '#app/strings/en/nav.ts'
import { fetchPath } from '#test/helpers/site/app.ts'
import { signedInOwner } from '#test/staff/signed-in-owner.ts'

const asking = signedInOwner()

test.each(['/dashboard/nowhere', '/dashboard/nowhere/at/all'])(
  '%s says so within the dashboard, with a way to the leads',
  async (path) => {
    const answer = await fetchPath(path, { headers: { Cookie: asking.Cookie } })
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain(`<h1>${navTexts.absent}</h1>`)
    expect(html).toContain(`>${navTexts.toLeads}</a>`)
    expect(html).toContain(navTexts.signOut)
  },
)
