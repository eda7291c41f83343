import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { Icon } from '#app/ui/media/icon.tsx'

import { DashboardNav } from './dashboard-nav.tsx'

test('More has the icon of a menu, not one that looks like a way to add a lead', () => {
  const late = { listing: false, words: false }
  const nothing = {
    spam: '',
    dead: '',
    withdrawals: 0,
    due: 0,
    unanswered: 0,
    sourceTasks: 0,
    isBackupLate: false,
  }
  const Stub = createRoutesStub([
    {
      path: '/dashboard',
      Component: () => <DashboardNav isOwner canEdit name="Asha" {...nothing} late={late} />,
    },
  ])
  const page = renderToStaticMarkup(<Stub initialEntries={['/dashboard']} />)
  const [, more = ''] = /<summary>(.*?)<\/summary>/.exec(page) ?? []
  expect(more).toContain(renderToStaticMarkup(<Icon name="menu" />))
})
