/** DynamoDB answers with no stream of events: what reads and writes those brings 10 KB. */
export class EventStreamSerde {
  constructor() {
    throw new Error('there are no streams of events');
  }
}

export const eventStreamSerdeProvider = (): undefined => undefined;
