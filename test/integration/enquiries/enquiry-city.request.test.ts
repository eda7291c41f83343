import { afterAll, expect, test } from 'vitest'

import { db } from '#db/client.server.ts'
import { projects } from '#test/helpers/listed.ts'
import { fetchPath, postForm } from '#test/helpers/site/app.ts'

const email = 'buyer@city.test'

afterAll(() => db.deleteFrom('leads').where('email', '=', email).execute())

/** The hidden fields of the first form of a page. */
async function hiddenOf(path: string): Promise<Record<string, string>> {
  const html = await (await fetchPath(path)).text()
  const inputs = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, value]))
}

test('the form of each project without script stores the id of its project and its city', async () => {
  const stored: unknown[] = []
  for (const { slug } of projects) {
    const headers = { Origin: 'http://homes.test', Referer: `http://homes.test/${slug}` }
    const fields = { name: 'Asha Rao', phone: '9811100054', email, message: `About ${slug}` }
    const sent = await postForm('/connect', { ...(await hiddenOf(`/${slug}`)), ...fields }, headers)
    expect(sent.status).toBe(200)
    const row = await db
      .selectFrom('leads')
      .select(['project_id', 'city', 'location'])
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    stored.push(row)
  }
  const inTheirCity = projects.map(({ id, name }) => ({
    project_id: id,
    city: expect.stringMatching(/\p{L}/u),
    location: name,
  }))
  expect(stored).toEqual(inTheirCity)
})
