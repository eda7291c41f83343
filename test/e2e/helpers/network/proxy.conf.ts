import { nginxFolders } from '#test/helpers/site/nginx-folders.ts'

/** What the proxy puts into one page, as a provider's, or an infected one, does. */
export const inserted = { path: '/about', html: '<img src="https://ads.example/x.gif" alt="">' }

const forwarded = `
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`

/** A minimal nginx that ends TLS in front of the site, all of its files in one folder. */
export function nginxConfig(folder: string, port: number, upstream: string): string {
  return `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
events {}
http {
  access_log off;
  ${nginxFolders(folder)}
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    location / {
      proxy_pass ${upstream};${forwarded}
    }
    location = ${inserted.path} {
      proxy_pass ${upstream};${forwarded}
      proxy_set_header Accept-Encoding "";
      sub_filter '</body>' '${inserted.html}</body>';
    }
  }
}
`
}
