import type { Page } from '@playwright/test'

/** Starts with the first touch, which loads the script of the touched part. */
export type Interaction = { name: string; page: string; perform: (page: Page) => Promise<void> }

export const interactions: readonly Interaction[] = [
  {
    name: 'menu opened and closed',
    page: '/',
    perform: async (page) => {
      const menu = page.locator('.burger > summary')
      await menu.tap()
      await page.waitForTimeout(600)
      await menu.tap()
    },
  },
  {
    name: 'words typed into the search',
    page: '/',
    perform: async (page) => {
      await page.locator('.burger > summary').tap()
      const field = page.locator('.burger').getByLabel('Find a project')
      await field.tap()
      await field.pressSequentially('3 bhk noida', { delay: 120 })
    },
  },
  {
    name: 'filter chosen',
    page: '/projects',
    perform: async (page) => {
      await page.getByRole('link', { name: 'Plots' }).first().tap()
      await page.waitForTimeout(800)
      await page
        .getByRole('button', { name: /^Filter/ })
        .or(page.locator('.filter summary'))
        .first()
        .tap()
    },
  },
  {
    name: 'gallery opened, turned and closed',
    page: '/godrej-reverine',
    perform: async (page) => {
      const picture = page.locator('.gallery a').first()
      await picture.scrollIntoViewIfNeeded()
      await picture.tap()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(600)
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'enquiry filled in and sent wrong',
    page: '/connect',
    perform: async (page) => {
      await page.getByLabel('Name', { exact: true }).tap()
      await page.getByLabel('Name', { exact: true }).pressSequentially('Asha Rao', { delay: 60 })
      await page.getByLabel('Phone', { exact: true }).pressSequentially('98765', { delay: 60 })
      await page.getByRole('button', { name: 'Send enquiry' }).tap()
    },
  },
]
