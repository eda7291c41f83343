/** The players that a project's page may load after a press; their servers get no request before. */
export const playerHosts = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://my.matterport.com',
] as const

const PLAYERS: readonly (readonly [link: RegExp, player: string])[] = [
  [
    /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:.*&)?v=([\w-]{6,20})/,
    'https://www.youtube-nocookie.com/embed/$1?autoplay=1',
  ],
  [
    /^https:\/\/(?:youtu\.be|(?:www\.)?youtube\.com\/shorts)\/([\w-]{6,20})/,
    'https://www.youtube-nocookie.com/embed/$1?autoplay=1',
  ],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{5,15})/, 'https://player.vimeo.com/video/$1?autoplay=1'],
  [
    /^https:\/\/my\.matterport\.com\/show\/?\?(?:.*&)?m=([\w-]{6,20})/,
    'https://my.matterport.com/show/?m=$1&play=1',
  ],
]

/** The player of a video or tour; undefined where it opens on its own site only. */
export function playerOf(tour: string): string | undefined {
  const found = PLAYERS.find(([link]) => link.test(tour))
  if (!found) return undefined
  const [link, player] = found
  return player.replace('$1', link.exec(tour)?.[1] ?? '')
}
