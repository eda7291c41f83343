import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // A start builds beside the site that may be running, and puts the build in its place at the end.
  buildDirectory: process.env['BUILD_FOLDER'] || 'build',
  ssr: true,
  serverBuildFile: '[name].js',
} satisfies Config
