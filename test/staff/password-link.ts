import { postForm } from '#test/helpers/site/app.ts'

/** The path of the link that a page shows. */
export function linkIn(html: string): string {
  return /value="http:\/\/homes\.test(\/join\/[\da-f]{64})"/.exec(html)?.[1] ?? ''
}

/** As a browser posts under `no-referrer`: without an origin that it would name. */
export function joinBy(link: string, password: string, again = password): Promise<Response> {
  return postForm(link, { password, again }, { Origin: 'null' })
}
