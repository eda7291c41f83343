import { expect, test } from 'vitest'

import { compressPage, plainOf } from './compressed-page.ts'

async function kept(body: string): Promise<string> {
  const headers = { 'Content-Type': 'text/html' }
  const page = await compressPage(new Response(`<head></head>${body}`, { headers }))
  if (!page) throw new Error('A page with status 200 is kept.')
  return (await plainOf(page)).toString()
}

test('React’s marks between texts stay only in islands, which read them', async () => {
  const island =
    '<div data-island="form"><p>At <!-- -->noon</p></div><script type="application/json">{"at":"noon"}</script>'
  const page = await kept(`<p>1<!-- --> of <!-- -->2</p>${island}<p>by <!-- -->us</p>${island}`)
  expect(page).toContain(`<p>1 of 2</p>${island}<p>by us</p>${island}`)
})
