import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No such page</title>
<main>
<h1>There is no such page</h1>
<p>No ladder is published at this address. Please check it letter by letter, or ask your club’s organiser for the link.</p>
</main>
</html>
`;

/** Answers for the bucket where it has no file: to a person, in plain words. */
export const handler = async (): Promise<APIGatewayProxyStructuredResultV2> => ({
  statusCode: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  body: PAGE,
});
