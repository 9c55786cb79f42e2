// A PDF of one line, as a site sends it.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 100]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F1 18 Tf 20 50 Td (Tides of 2026) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

export async function servePdf(): Promise<{ at(path: string): string; close(): void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' }).end(PDF);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    at: (path) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    close: () => void server.close(),
  };
}
