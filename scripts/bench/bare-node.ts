import { createServer } from 'node:http';

/** The minimum that a Node server can do: the same bytes for every request. */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
const headers = ['Content-Type', 'text/html', 'Content-Length', String(body.length)];
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.argv[3]), '127.0.0.1');
