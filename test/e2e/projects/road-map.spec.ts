import type { Locator, Page } from '@playwright/test'

import { mapAddress } from '#app/projects/catalogue/near-places.ts'
import { placeProjects, stopsOf } from '#app/projects/road-map/placed-roads.ts'
import { mapPositionOf } from '#app/projects/road-map/segment.ts'
import { roadMap } from '#content/roads.ts'
import { excessWidth, overlappingTexts } from '#test/e2e/helpers/browser/geometry.ts'
import { expect, expectAccessible, hydrated, test } from '#test/e2e/helpers/page-test.ts'
import { sheetsOf } from '#test/e2e/helpers/files/read-paper.ts'
import { inShort, withoutScript } from '#test/e2e/helpers/site.ts'
import { listOf, projects } from '#test/helpers/listed.ts'

const placed = placeProjects(projects, roadMap)
const kindOf = (slug: string) => mapPositionOf(slug, placed).kind
const onRoads = stopsOf(placed.roads).flatMap(({ slug }) => slug ?? [])
const [first = ''] = onRoads
const neighboured = onRoads.find((slug) => kindOf(slug) === 'stretch') ?? ''

const plate = (page: Page) => page.getByRole('figure', { name: 'Where the projects are' })
const fold = (page: Page) => page.locator('.road-map-details summary')

/** The mark of a stop as it is filled. */
function fillOf(link: Locator): Promise<string> {
  return link.evaluate((stop) => getComputedStyle(stop, '::before').backgroundColor)
}

const MARIGOLD = 'rgb(242, 167, 27)'

for (const width of inShort([320, 390, 768, 820, 1024, 1440, 1920], 2)) {
  test(`at ${width} no names meet on the line, and nothing is wider than the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/projects#roads')
    await expect(plate(page)).toBeVisible()
    expect(await overlappingTexts(page)).toEqual([])
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    await page.goto(`/${neighboured}`)
    await expect(page.locator('.roads-figure')).toBeVisible()
    expect(await overlappingTexts(page)).toEqual([])
  })
}

test('where there is room the line is open, and the keyboard walks it stop by stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects')
  await hydrated(page)
  await expect(fold(page)).toBeHidden()
  const links = plate(page).locator('.road-map--edge a')
  await expect(links).toHaveCount(onRoads.length)
  await links.first().focus()
  for (const slug of onRoads) {
    const link = page.locator(':focus')
    await expect(link).toHaveAttribute('href', `/${slug}`)
    expect(await fillOf(link)).toBe(MARIGOLD)
    await page.keyboard.press('Tab')
  }
  await links.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/${first}`)
})

test('it is read as lists: roads, and on each its stops in order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects')
  for (const road of placed.roads) {
    const stops = plate(page).getByRole('list', { name: road.name, exact: true })
    const names = await stops.getByRole('link').locator('b').allTextContents()
    expect(names).toEqual(road.groups.flat().flatMap(({ slug, name }) => (slug ? name : [])))
  }
})

test('all that is approximate is drawn in one grey style, which the legend names once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects')
  const sign = plate(page).locator('.key-approximate')
  await expect(sign).toHaveCount(1)
  await expect(plate(page).getByText('Approximate', { exact: true })).toBeVisible()
  const marks = ['.road--loose', '.stop-group .stop:first-child', '.stop--nearby']
  const styles = await plate(page).evaluate(
    (figure, [key, ...drawn]) =>
      [
        [key, '::before'],
        [drawn[0], '::before'],
        ...drawn.slice(1).map((one) => [one, '::after']),
      ].map(([selector = '', part]) => {
        const found = figure.querySelector(selector)
        const style = found ? getComputedStyle(found, part) : undefined
        const side = style?.borderTopStyle === 'none' ? 'Left' : 'Top'
        return [style?.[`border${side}Style`], style?.[`border${side}Color`]].join(' ')
      }),
    ['.key-approximate', ...marks],
  )
  expect(new Set(styles)).toEqual(new Set(['dashed rgb(122, 136, 129)']))
})

test('the stops of what a filter leaves out step back, as the list follows it', async ({
  page,
}) => {
  const plots = listOf('type=Plots').found.map(({ slug }) => slug)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/projects')
  await hydrated(page)
  const out = plate(page).locator('[data-out]')
  await expect(out).toHaveCount(0)
  await page
    .locator('.type-row')
    .getByRole('link', { name: /^Plots/ })
    .click()
  await expect(page).toHaveURL('/projects?type=Plots')
  await expect(out).toHaveCount(projects.length - plots.length)
  await expect(plate(page).getByText('Not one of the projects in the list above')).toBeVisible()
  await expectAccessible(page)
})

test('a project marks itself among its neighbours, and one without neighbours says why', async ({
  page,
}) => {
  await page.goto(`/${neighboured}`)
  const figure = page.getByRole('figure', { name: 'Where it is among our other projects' })
  const here = figure.locator('[aria-current=page]')
  await expect(here).toHaveText(
    new RegExp(projects.find(({ slug }) => slug === neighboured)?.name ?? ''),
  )
  expect(await fillOf(here)).toBe(MARIGOLD)
  await expect(figure.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  for (const project of projects.filter((one) => kindOf(one.slug) !== 'stretch')) {
    await page.goto(`/${project.slug}`)
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toHaveAttribute(
      'href',
      mapAddress(project),
    )
    await expect(page.locator('.roads-figure')).toHaveCount(0)
    await expect(page.locator('.where > p').first()).toHaveText(/Once we know|our only project/)
  }
})

test('a city’s page has its own stops strong', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/city/goa')
  const { length } = listOf('city=Goa').found
  await expect(plate(page).locator('[data-out]')).toHaveCount(projects.length - length)
})

test('paper has the line open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/projects?type=Plots')
  await hydrated(page)
  const paper = sheetsOf(await page.pdf({ preferCSSPageSize: true })).join(' ')
  for (const { name } of stopsOf(placed.roads)) {
    const [word = ''] = name.split(' ').toReversed()
    expect(paper).toContain(word)
  }
  expect(paper).toContain('Simple map, not to scale.')
})

test('unfolded on a phone it has no fault that axe knows of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/city/noida#roads')
  await expect(plate(page)).toBeVisible()
  await expectAccessible(page)
})

test.describe('without script, on a phone', () => {
  test.use({ ...withoutScript, viewport: { width: 390, height: 844 } })

  test('the line is one press away, leads to projects, and is open for who is sent to it', async ({
    page,
  }) => {
    await page.goto('/projects')
    await expect(plate(page)).toBeHidden()
    await fold(page).click()
    await expect(plate(page)).toBeVisible()
    await plate(page).locator(`a[href="/${first}"]`).click()
    await expect(page).toHaveURL(`/${first}`)
    await page.goto(`/${neighboured}`)
    await page.getByRole('link', { name: 'See the map of roads' }).click()
    await expect(page).toHaveURL('/projects#roads')
    await expect(plate(page)).toBeVisible()
  })
})
