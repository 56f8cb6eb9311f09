import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { programOf } from './debian.ts'
import { type Given, type WebServer, running } from './webServer.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

const whole = ({ directory, port, written, site }: Given) => `
load_module ${BROTLI};
daemon off;
worker_processes 1;
pid ${directory}/pid;
error_log ${directory}/errors;
events {}
http {
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path ${directory}/body;
    proxy_temp_path ${directory}/proxy;
    fastcgi_temp_path ${directory}/fastcgi;
    uwsgi_temp_path ${directory}/uwsgi;
    scgi_temp_path ${directory}/scgi;
    server {
        listen 127.0.0.1:${port};
        ${written}
        ${site === undefined ? '' : `location / { proxy_pass ${site}; proxy_set_header Host $http_host; }`}
    }
}
`

export const nginxServer: WebServer = {
  start: async (given) => {
    const program = programOf('/usr/sbin/nginx', 'nginx-light')
    programOf(BROTLI, 'libnginx-mod-http-brotli-filter')
    const file = join(given.directory, 'nginx.conf')
    await writeFile(file, whole(given))
    return running(program, ['-c', file, '-e', join(given.directory, 'errors')], given)
  },
}
