/** Takes the place of what the SDK reads streams of events with. DynamoDB answers with none, and it is asked for by them alone. */
const none = (): never => {
  throw new Error('a stream of events, from DynamoDB?');
};

export const EventStreamSerde = none;
export const eventStreamSerdeProvider = none;
