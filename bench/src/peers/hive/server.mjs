import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { composeSubgraphs } from '@graphql-mesh/fusion-composition';
import { loadJSONSchemaSubgraph } from '@omnigraph/json-schema';

/**
 * Hive Gateway over GraphQL Mesh's handler for JSON over HTTP: `node server.mjs FILE`, where FILE holds the sources,
 * each with its endpoint, headers and the operations of the handler. Sends its port to the parent process.
 */
const { sources } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const silent = () => undefined;
const logger = { debug: silent, info: silent, warn: silent, error: console.error, log: silent };
logger.child = () => logger;
const subgraphs = await Promise.all(
  sources.map(async ({ name, endpoint, headers, operations }) => {
    const options = { endpoint, operationHeaders: headers, operations };
    const { schema$ } = loadJSONSchemaSubgraph(name, options)({ fetch, cwd: '.', logger });
    return { name, schema: await schema$ };
  }),
);
const { supergraphSdl, errors } = composeSubgraphs(subgraphs);
if (errors?.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
const runtime = createGatewayRuntime({ supergraph: supergraphSdl, logging: false });
const server = createServer(runtime).listen(0, '127.0.0.1', () =>
  process.send?.(server.address().port),
);
