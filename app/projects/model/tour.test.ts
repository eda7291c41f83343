import { expect, test } from 'vitest'

import { playerHosts, playerOf } from './tour.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1'],
  [
    'https://my.matterport.com/show/?m=SxQL3iGyoDo',
    'https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1',
  ],
])('%s has a player of a known host', (tour, player) => {
  expect(playerOf(tour)).toBe(player)
  expect(playerHosts.some((host) => player.startsWith(`${host}/`))).toBe(true)
})

test.each([
  'https://tours.example.com/maple-court',
  'https://www.youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
])('%s opens on its own site only', (tour) => {
  expect(playerOf(tour)).toBeUndefined()
})
