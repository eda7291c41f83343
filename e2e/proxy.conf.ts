import { nginxFolders } from '../test/nginx-folders.ts'

/** A minimal nginx that ends TLS in front of the site, all of its files in one folder. */
export function nginxConfig(folder: string, port: number, upstream: number): string {
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
      proxy_pass http://127.0.0.1:${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`
}
