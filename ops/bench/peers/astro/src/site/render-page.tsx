import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  Outlet,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'

import * as root from '#app/root.tsx'
import * as frame from '#app/routes/public/frame/layout.tsx'

import type { Tag } from './tag.ts'

type Route = {
  default: ComponentType<never>
  loader?: unknown
  meta?: (known: never) => Tag[]
}

/** A page from its own view and data, and its head tags. `pattern` is the route's path, `path` the page's. */
export async function renderPage(route: Route, pattern: string, path: string) {
  const { query, dataRoutes } = createStaticHandler([
    {
      id: 'root',
      loader: root.loader as never,
      Component: Outlet,
      children: [
        {
          id: 'frame',
          loader: frame.loader as never,
          Component: drawn(frame),
          children: [
            { id: 'page', path: pattern, loader: route.loader as never, Component: drawn(route) },
          ],
        },
      ],
    },
  ])
  const context = await query(new Request(new URL(path, import.meta.env.SITE)))
  if (context instanceof Response || context.statusCode !== 200) {
    throw new Error(`${path} is no page.`, { cause: context })
  }
  const { loaderData } = context
  const known = { loaderData: loaderData['page'], matches: [{ loaderData: loaderData['root'] }] }
  return {
    tags: route.meta?.(known as never) ?? [],
    markup: renderToStaticMarkup(
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    ),
  }
}

function drawn({ default: View }: Pick<Route, 'default'>) {
  return function Drawn() {
    const props = { loaderData: useLoaderData() }
    return <View {...(props as never)} />
  }
}
