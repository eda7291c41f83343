import type { Draw } from './scene.ts'

/** Every kind of scene, loaded when it is first drawn. */
export const sceneKinds = {
  airport: () => import('./scenes/airport.ts'),
  balcony: () => import('./scenes/balcony.ts'),
  'banquet-hall': () => import('./scenes/banquet-hall.ts'),
  bath: () => import('./scenes/bath.ts'),
  bedroom: () => import('./scenes/bedroom.ts'),
  'building-site': () => import('./scenes/building-site.ts'),
  campus: () => import('./scenes/campus.ts'),
  'city-center': () => import('./scenes/city-center.ts'),
  'clubhouse-lounge': () => import('./scenes/clubhouse-lounge.ts'),
  coast: () => import('./scenes/coast.ts'),
  'community-shops': () => import('./scenes/community-shops.ts'),
  'conference-room': () => import('./scenes/conference-room.ts'),
  expressway: () => import('./scenes/expressway.ts'),
  farmhouse: () => import('./scenes/farmhouse.ts'),
  'food-court': () => import('./scenes/food-court.ts'),
  'garden-path': () => import('./scenes/garden-path.ts'),
  gate: () => import('./scenes/gate.ts'),
  gym: () => import('./scenes/gym.ts'),
  'hill-plots': () => import('./scenes/hill-plots.ts'),
  kitchen: () => import('./scenes/kitchen.ts'),
  'layout-from-above': () => import('./scenes/layout-from-above.ts'),
  'living-room': () => import('./scenes/living-room.ts'),
  lobby: () => import('./scenes/lobby.ts'),
  metro: () => import('./scenes/metro.ts'),
  office: () => import('./scenes/office.ts'),
  plots: () => import('./scenes/plots.ts'),
  pool: () => import('./scenes/pool.ts'),
  residential: () => import('./scenes/residential.ts'),
  restaurant: () => import('./scenes/restaurant.ts'),
  'sky-mall': () => import('./scenes/sky-mall.ts'),
  studio: () => import('./scenes/studio.ts'),
  'temple-highway': () => import('./scenes/temple-highway.ts'),
  'tower-entrance': () => import('./scenes/tower-entrance.ts'),
  'tower-tops': () => import('./scenes/tower-tops.ts'),
  towers: () => import('./scenes/towers.ts'),
  'villa-street': () => import('./scenes/villa-street.ts'),
} as const satisfies Record<string, () => Promise<{ draw: Draw }>>

/** The name of a kind of scene. */
export type SceneKind = keyof typeof sceneKinds
