import { expect, test } from 'vitest'

import { htmlText } from './html-text.ts'

test('a line for each cell, without script and style', () => {
  const html =
    '<style>p{}</style><table><tr><td>Mobile:</td><td><span>98&nbsp;00</span>\n000001 (Verified)</td></tr></table><script>alert(1)</script><a href="mailto:a@example.com">Send<br>mail</a>'
  expect(htmlText(html)).toEqual({
    text: 'Mobile:\n98 00 000001 (Verified)\nSend\nmail',
    links: ['mailto:a@example.com'],
  })
})

test('a tower of elements ends soon, and its text stays', () => {
  const html = `<p>Asha${'<b>'.repeat(40_000)}Mobile: 1${'</i>'.repeat(20_000)}<br>Pune`
  const start = performance.now()
  expect(htmlText(html).text).toBe('Asha\nMobile: 1\nPune')
  expect(performance.now() - start).toBeLessThan(1000)
})
