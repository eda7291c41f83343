import { excessWidth } from '#test/e2e/helpers/browser/geometry.ts'
import { expect, test } from '#test/e2e/helpers/page-test.ts'

/** Between them they have every kind of section. */
const PROJECTS = ['/godrej-reverine', '/ats-pious-orchards', '/lodha-goa', '/bhutani-city-center']
/** Written by the site itself, and by rule short: a price, the way to an authority. A row of links scrolls in itself. */
const SHORT =
  'script, style, svg, form, .visually-hidden, .project-nav, .project-foot, .price, .rera a, .ledger--price strong, .question-source, .question-links, .questions-open small'

for (const width of [390, 1440])
  test(`a word of 600 letters in any text of a project stays on its page at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of PROJECTS) {
      await page.goto(path)
      const changed = await page.evaluate((short) => {
        const texts = document.createTreeWalker(
          document.querySelector('main') ?? document,
          NodeFilter.SHOW_TEXT,
        )
        let count = 0
        while (texts.nextNode()) {
          const { currentNode: text } = texts
          if (text.textContent?.trim() === '' || text.parentElement?.closest(short)) continue
          text.textContent = 'w'.repeat(600)
          count += 1
        }
        return count
      }, SHORT)
      expect(changed).toBeGreaterThan(50)
      expect(await excessWidth(page), path).toBeLessThanOrEqual(0)
    }
  })
