import { expect, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { PAGES } from '#test/e2e/helpers/page-kinds.ts'
import { inShort } from '#test/e2e/helpers/site.ts'

/** Bytes, unpacked; Lighthouse allows as many as they are sent, a fourth of these. */
const MAX_UNUSED = 10_500

test.use({ viewport: { width: 390, height: 844 } })

for (const path of inShort(PAGES, 7)) {
  test(`${path} brings no more than ${MAX_UNUSED} bytes of rules that match nothing on it`, async ({
    page,
  }, { annotations }) => {
    await page.goto(path)
    await hydrated(page)
    const { all, unused } = await page.evaluate(weighRules)
    annotations.push({ type: 'style', description: `${unused} of ${all} bytes unused` })
    expect(all).toBeGreaterThan(MAX_UNUSED)
    expect(unused).toBeLessThan(MAX_UNUSED)
  })
}

/** Bytes of the style of a page, all of it and what fits nothing on it in any state, on any screen. */
async function weighRules() {
  const state =
    /::[\w-]+(?:\([^)]*\))?|:(?:hover|focus(?:-visible|-within)?|active|checked|disabled|invalid|user-invalid|placeholder-shown|target|open|popover-open|active-view-transition-type\([^)]*\))(?![\w-])/g
  let [all, unused] = [0, 0]
  const weigh = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const { length } = rule.style.cssText
        all += length + rule.selectorText.length
        const stateless = rule.selectorText
          .replaceAll(state, '')
          // Holds outside of the state.
          .replaceAll(/:not\((?:[\s,]*|:has\([\s,]*\))\)/g, '')
          .replaceAll(/^$|(?<=[\s>+~,(])(?=$|[,)])/g, '*')
        // A nested rule is written for what holds it, which is looked at on its own.
        if (!document.querySelector(stateless.replaceAll('&', ':where(*)')))
          unused += length + rule.selectorText.length
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) weigh(rule.cssRules)
    }
  }
  // Sheets for paper and for below the first screen block no first paint, and are for more than this page.
  const sheets = [...document.styleSheets].filter(
    ({ media, href, ownerNode }) =>
      media.mediaText !== 'print' && (href === null || document.head.contains(ownerNode)),
  )
  for (const sheet of sheets) weigh(sheet.cssRules)
  // A browser tells of its rules at greater length than they are written.
  const written = await Promise.all(
    sheets.map(async ({ href, ownerNode }) =>
      href === null ? ownerNode?.textContent : (await fetch(href)).text(),
    ),
  )
  const { length } = new TextEncoder().encode(written.join(''))
  return { all: length, unused: Math.round((unused / all) * length) }
}
