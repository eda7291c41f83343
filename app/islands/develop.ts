// While developing only. React Router's runtime for updates asks the page's router to load again before
// it draws what has changed; a public page has none, and where its own route changes it is asked for anew.
Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } })

import.meta.hot?.on('react-router:hmr', ({ route }: { route?: unknown }) => {
  if (route) window.location.reload()
})
