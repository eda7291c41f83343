// Development only: React Router's hot reload revalidates a router, which a public page lacks.
Object.assign(window, { __reactRouterDataRouter: { revalidate: () => Promise.resolve() } })

import.meta.hot?.on('react-router:hmr', ({ route }: { route?: unknown }) => {
  if (route) window.location.reload()
})
