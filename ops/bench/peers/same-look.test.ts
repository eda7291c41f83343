import { expect, test } from 'vitest'

import { unstyled } from './same-look.ts'

const page = (style: string) => `<style>${style}</style><p class="stop stop--here">x</p>`

test('what the site styles and the peer does not is named, if the page has it', () => {
  const site = page('.stop{top:0}.stop--here:is(.stop){left:0}.gone{top:0}')
  expect(unstyled(page('.stop{top:0}'), site)).toEqual(['stop--here'])
  expect(unstyled(site, site)).toEqual([])
})
