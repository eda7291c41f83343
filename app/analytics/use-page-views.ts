import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { pushPageView, watchReturns } from './page-view.ts'

export function usePageViews(): void {
  const { pathname } = useLocation()
  const viewed = useRef<string>(undefined)
  useEffect(() => {
    if (viewed.current === pathname) return
    viewed.current = pathname
    pushPageView()
  }, [pathname])
  useEffect(watchReturns, [])
}
